import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid, tooMany } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { byRight, statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { EventRow } from '../events/Event.ts';
import { mostNamesInAudit } from '../registrations/waitlist/giveSeat.ts';
import type { DoorPersonRow } from './Door.ts';
import { countFailedTries, tooManyCodes, remainingTries } from './guesses.ts';
import type { CheckInInput, UndoCheckInInput } from './inputs.ts';
import { doorPeopleById, forgetCounts, requireKeeper } from './read.ts';
import { validateCheckIn, validateUndo } from './validate.ts';
import {
  type CheckedSeat,
  type CheckInProblem,
  identifyPeople,
  isProblem,
  isWrongGuess,
  problemOfSeat,
} from './identifyPeople.ts';
import { sentence } from './texts.ts';

const insertScan = statement(
  'scan-insert',
  `WITH made AS (INSERT INTO scans (event_id, id, user_id, guest_name, at, by_id, door, is_walk_in)
    VALUES ($1, $2, $3, $4, now(), $5, $6, $7) RETURNING event_id, id, user_id)
  SELECT evm_append_scans(event_id, ARRAY[user_id], CASE WHEN user_id IS NULL THEN ARRAY[id] END) FROM made`,
);

/** Writes a check-in by the viewer, now: of a person by their uuid, or of a guest by name. */
export async function writeScan(
  em: UnitOfWork,
  ctx: Context,
  event: string,
  scan: { id?: string | null; door?: string | null; isWalkIn?: boolean } & ({ person: string } | { guest: string }),
): Promise<void> {
  await em.write(insertScan, [
    event,
    scan.id ?? uuidv7(),
    'person' in scan ? scan.person : null,
    'guest' in scan ? scan.guest : null,
    toUuid('user', requireViewer(ctx).id),
    scan.door?.trim() || null,
    scan.isWalkIn ?? false,
  ]);
}

/** The result of a check-in: the person, if known, and the problem, if any. */
interface CheckInResult {
  readonly person?: string;
  readonly problem?: CheckInProblem;
  /** Whether the person had been checked in before. */
  readonly wasIn?: boolean;
  /** How many seconds to wait if too many codes were tried. */
  readonly wait?: number;
}

/**
 * Checks a person in. Throws ALREADY_IN for a second check-in, also if two doors do it at the same time. Returns the updated
 * person of the door list.
 */
export async function checkIn(ctx: Context, input: CheckInInput): Promise<DoorPersonRow> {
  refuseInvalid(validateCheckIn(input));
  const event = await requireKeeper(ctx, input.eventId);
  const uuid = toUuid('event', event.id)!;
  const { person, problem, wasIn, wait } = await tryCheckIn(ctx, event, input);
  if (problem) throw refusalFor(problem, wait);
  forgetCounts(ctx, uuid);
  const [now] = await doorPeopleById(ctx, uuid, [person!]);
  if (!now) throw noSeatAtEvent();
  if (wasIn) throw alreadyIn(now);
  return now;
}

export const noSeatAtEvent = () => refusal('NO_SEAT', sentence('noSeat'));

/** The refusal with the time, the account and the door of the earlier check-in. */
export const alreadyIn = ({ at, by, door, name, userId }: DoorPersonRow) =>
  refusal('ALREADY_IN', sentence('alreadyIn', { name }), { at: at?.toISOString() ?? null, by, door, name, userId });

/** Wrong codes are counted in the same transaction. Other codes of the viewer wait for it. */
function tryCheckIn(ctx: Context, event: EventRow, input: CheckInInput): Promise<CheckInResult> {
  if (input.code == null) return scan(ctx, ctx, event, input);
  return ctx.em.transactional(async (em) => {
    const { left, wait } = await remainingTries(em, ctx);
    const result = left === 0 ? { problem: tooManyCodes, wait } : await scan(ctx, em, event, input);
    if (result.problem && isWrongGuess(result.problem)) await countFailedTries(em, ctx, 1);
    em.isRefused = Boolean(result.problem ?? result.wasIn);
    return result;
  });
}

const checkInPerson = byRight({
  ...statement<CheckedSeat & { readonly wasIn: boolean; readonly isIn: boolean }>(
    'check-in',
    `SELECT is_cancelled AS "isCancelled", registration, state, was_in AS "wasIn", is_in AS "isIn"
       FROM evm_check_in($1, $2, $3, $4, $5, $6)`,
  ),
  wrote: ({ isIn }) => isIn,
});

/** Identifies the person and checks them in, unless they have no seat or are in. */
async function scan(
  ctx: Context,
  tx: Pick<UnitOfWork, 'rows' | 'write'>,
  event: EventRow,
  input: CheckInInput,
): Promise<CheckInResult> {
  const [who] = await identifyPeople(ctx, tx, event, [input]);
  if (isProblem(who!)) return { problem: who };
  const { person, registration = null } = who!;
  const [seat] = await tx.write(checkInPerson, [
    toUuid('event', event.id),
    uuidv7(),
    person,
    registration,
    toUuid('user', requireViewer(ctx).id),
    input.door?.trim() || null,
  ]);
  return { person, problem: problemOfSeat(who!, seat!), wasIn: seat!.wasIn };
}

const selectStandingScan = statement(
  'scan-standing',
  'SELECT FROM standing_scans WHERE event_id = $1 AND user_id = $2 LIMIT 1',
);

export async function isCheckedIn(em: UnitOfWork, event: string, person: string): Promise<boolean> {
  return (await em.rows(selectStandingScan, [event, person])).length > 0;
}

function refusalFor({ code, message, event }: CheckInProblem, wait = 0) {
  if (code === 'TOO_MANY_REQUESTS') return tooMany(message, wait);
  return refusal(
    code,
    message,
    event && { event: { id: event.id, title: event.title, date: event.date.toISOString() } },
  );
}

const insertUndone = statement(
  'scans-undone',
  `INSERT INTO undone_scans (event_id, scan_id, undone_by)
  SELECT event_id, id, $4 FROM standing_scans
   WHERE event_id = $1 AND user_id = $2 AND ($3::uuid[] IS NULL OR id = ANY($3)) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING scan_id`,
);

/**
 * Undoes the check-in of a person: all their scans, or only `scanIds`, so that scans unknown to the device stay. Returns the
 * updated person of the door list.
 */
export async function undoCheckIn(
  ctx: Context,
  { eventId, userId, scanIds }: UndoCheckInInput,
): Promise<DoorPersonRow> {
  refuseInvalid(validateUndo({ userId, scanIds }));
  const event = await requireKeeper(ctx, eventId);
  const [uuid, person] = [toUuid('event', event.id)!, toUuid('user', userId)];
  const [before] = person ? await doorPeopleById(ctx, uuid, [person]) : [];
  if (!before) throw notCheckedIn();
  await ctx.em.transactional(async (em) => {
    const by = toUuid('user', requireViewer(ctx).id);
    const undone = await em.write(insertUndone, [uuid, person, scanIds ?? null, by]);
    if (undone.length === 0) throw notCheckedIn();
    await recordUndo(em, ctx, event, [before.name]);
  });
  forgetCounts(ctx, uuid);
  const [now] = await doorPeopleById(ctx, uuid, [person!]);
  return now ?? { ...before, at: null, by: null, door: null, scanIds: [] };
}

export const notCheckedIn = () => refusal('NOT_CHECKED_IN', sentence('notIn'));

/** Records undone check-ins in the audit trail, with up to `mostNamesInAudit` names. */
export const recordUndo = (em: UnitOfWork, ctx: Context, event: EventRow, names: readonly string[]): Promise<void> =>
  record(em, ctx, {
    action: 'checkin.undo',
    subjectId: event.id,
    subjectName: event.title,
    after: { people: names.length, names: names.slice(0, mostNamesInAudit) },
  });
