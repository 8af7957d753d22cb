import { v7 as uuidv7 } from 'uuid';
import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { decodeCursor, encodeCursor, type Keyset } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { containsWords, wordsOf } from '../core/statements/search.ts';
import type { Guest } from './Door.ts';
import { requireKeeper } from './read.ts';
import { notCheckedIn, recordUndo, writeScan } from './rules.ts';
import { mostOfDoorList, uuidShape, validateGuest, validateRemoveGuest } from './validate.ts';
import type { AddGuestInput, RemoveGuestInput } from './walkInInputs.ts';
import { withEventLock, requireOpenDoor, findEarlierScan, takeFreeSeat } from './walkIns.ts';
import { sentence } from './texts.ts';

/*
 * People without an account who were checked in by name. A guest is a scan without a user. It holds a seat until it is
 * undone (evm_scans_undone in scans.sql).
 */

const columns = `s.id AS "scanId", s.guest_name AS name, s.door,
  (SELECT first_name || ' ' || last_name FROM users WHERE id = s.by_id) AS by`;

const selectGuests = statement<Guest>(
  'door-guests-by-ids',
  `SELECT ${columns},
          CASE WHEN NOT EXISTS (SELECT FROM undone_scans u WHERE u.event_id = s.event_id AND u.scan_id = s.id) THEN s.at END AS at
     FROM scans s WHERE s.event_id = $1 AND s.user_id IS NULL AND s.id = ANY(${uuidList('$2')}) ORDER BY s.id`,
);

/** Guests by their scans, also removed ones. The caller checks that the viewer keeps the door. */
export const guestsById = (ctx: Context, event: string, scanIds: readonly string[]): Promise<Guest[]> =>
  ctx.rows(selectGuests, [event, scanIds]);

const byScan: Keyset<Guest> = {
  cursorOf: ({ scanId }) => encodeCursor(scanId),
  placeOf: (after) => [after ? decodeCursor(after, [uuidShape])[0] : '00000000-0000-0000-0000-000000000000'],
};

/** `$1`: the event; `$2`: words that must all occur in the name. */
const guestsWhere = `s.event_id = $1 AND s.user_id IS NULL AND ${containsWords('evm_fold(s.guest_name)', '$2::text[]')}`;

const guestList = {
  order: byScan,
  most: mostOfDoorList,
  page: statement<Guest>(
    'door-guests',
    `SELECT ${columns}, s.at FROM standing_scans s WHERE ${guestsWhere} AND s.id > $3 ORDER BY s.id LIMIT $4`,
  ),
  count: statement<{ count: number }>(
    'door-guests-count',
    `SELECT count(*)::int AS count FROM standing_scans s WHERE ${guestsWhere}`,
  ),
};

/** A page of the guests who are checked in. The caller checks that the viewer keeps the door. */
export const guestsOf = (
  ctx: Context,
  eventId: string,
  { search, ...page }: { search?: string | null; first: number; after?: string | null },
): Promise<Page<Guest>> => readPage(ctx, guestList, [toUuid('event', eventId), wordsOf(search)], page);

const selectNamesake = statement(
  'door-guest-of-name',
  `SELECT FROM standing_scans s
    WHERE s.event_id = $1 AND s.user_id IS NULL AND evm_fold(s.guest_name) = evm_fold($2) LIMIT 1`,
);

/** Gives a free seat to a person without an account, and checks them in by name; see `walkIn`. */
export async function addGuest(ctx: Context, input: AddGuestInput): Promise<Guest> {
  refuseInvalid(validateGuest(input));
  const event = await requireOpenDoor(ctx, input);
  const { id, door, raiseCapacity, another } = input;
  const name = input.name.trim();
  const uuid = toUuid('event', event.id)!;
  const scan = id ?? uuidv7();
  await withEventLock(ctx, event, 'takes', async (em) => {
    const earlier = await findEarlierScan(em, uuid, id);
    if (earlier?.person) refuseInvalid({ id: sentence('idOfAccount') });
    if (earlier && earlier.guest !== name) refuseInvalid({ id: sentence('idOfOther') });
    if (earlier) return;
    if (another === false && (await em.rows(selectNamesake, [uuid, name])).length > 0)
      throw refusal('GUEST_IN', sentence('guestIsIn', { name }));
    await takeFreeSeat(em, ctx, event, {
      was: 'guest',
      name,
      person: null,
      raiseCapacity: raiseCapacity ?? false,
    });
    await writeScan(em, ctx, uuid, { id: scan, guest: name, door: door ?? null, isWalkIn: true });
  });
  return (await guestsById(ctx, uuid, [scan]))[0]!;
}

const insertUndone = statement(
  'door-guest-undone',
  'INSERT INTO undone_scans (event_id, scan_id, undone_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING scan_id',
);

/** Undoes the check-in of a guest and frees the seat. Throws NOT_CHECKED_IN. Returns the guest with `at` null. */
export async function removeGuest(ctx: Context, { eventId, scanId }: RemoveGuestInput): Promise<Guest> {
  refuseInvalid(validateRemoveGuest({ scanId }));
  const event = await requireKeeper(ctx, eventId);
  const uuid = toUuid('event', event.id)!;
  const [guest] = await guestsById(ctx, uuid, [scanId]);
  if (!guest) throw notCheckedIn();
  await withEventLock(ctx, event, 'frees', async (em) => {
    const undone = await em.write(insertUndone, [uuid, scanId, toUuid('user', requireViewer(ctx).id)]);
    if (undone.length === 0) throw notCheckedIn();
    await recordUndo(em, ctx, event, [guest.name]);
  });
  return { ...guest, at: null };
}
