import { privateParticipant, seesPrivate } from '../accounts/can.ts';
import { checkFirst, decodeCursor, encodeCursor, type Page, pageOf } from '../core/connection.ts';
import { type Context, requireViewer, Role } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { kindOf, toId, toIdOnce, toUuid } from '../core/ids.ts';
import { pagesOf } from '../core/pages.ts';
import { perRequest } from '../core/perRequest.ts';
import { type Statement, statement } from '../core/rows.ts';
import { containsWords, wordsOf } from '../core/search.ts';
import type { EventRow } from '../events/Event.ts';
import { eventColumns, eventSource, readEvent } from '../events/read.ts';
import { eventVisible, viewerKeys } from '../events/visible.ts';
import { canSeeContacts, canSeeDetails, canSeeEmail } from './can.ts';
import { ParticipantSort } from './inputs.ts';
import type { RegistrationRow } from './Registration.ts';

/** What every reading statement selects of a registration `r`, its person `u` and its event `e`; see `readRegistration`. */
export const registrationColumns = `r.id, r.event_id AS "eventId", r.user_id AS "userId", r.name, r.email, r.phone,
  r.special_requirements AS "specialRequirements", r.created_at AS "createdAt", u.college, u.profile_visible AS "profileVisible",
  e.created_by AS "eventCreatedById"`;

const source = 'registrations r JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id';

const eventIdOf = toIdOnce('event');
const creatorIdOf = toIdOnce('user');

/** Turns a raw row of the columns above into a registration with identifiers. */
export function readRegistration(raw: Record<string, unknown>): RegistrationRow {
  const row = raw as unknown as RegistrationRow;
  row.id = toId('registration', row.id);
  row.eventId = eventIdOf(row.eventId);
  row.userId = toId('user', row.userId);
  row.eventCreatedById = creatorIdOf(row.eventCreatedById);
  return row;
}

/** Reads registrations as the viewer may see them; what others have told the organizer leaves the database only here. */
async function registrations(
  ctx: Context,
  what: Statement<RegistrationRow>,
  values: readonly unknown[],
): Promise<RegistrationRow[]> {
  const viewer = requireViewer(ctx);
  const rows = await ctx.rows(what, values);
  for (const row of rows) {
    if (!canSeeEmail(viewer, row)) row.email = null;
    if (!canSeeDetails(viewer, row)) row.phone = row.specialRequirements = null;
    if (!row.profileVisible && !seesPrivate(viewer, row.userId))
      Object.assign(row, { name: privateParticipant.userName, college: privateParticipant.college });
  }
  return rows;
}

const byId = statement(
  'registrations-by-id',
  `SELECT ${registrationColumns} FROM ${source} WHERE r.id = ANY($1::uuid[]) AND (r.user_id = $3 OR $2 AND ${eventVisible({ self: '$3', isAdmin: '$4' })})`,
  readRegistration,
);

/** Those that the viewer may see. */
export async function registrationsById(ctx: Context, ids: readonly string[]): Promise<RegistrationRow[]> {
  const viewer = requireViewer(ctx);
  const uuids = ids.map((id) => toUuid('registration', id));
  return registrations(ctx, byId, [
    uuids,
    canSeeContacts(viewer),
    toUuid('user', viewer.id),
    viewer.role === Role.ADMIN,
  ]);
}

const ownByEvent = statement(
  'registrations-own',
  `SELECT ${registrationColumns} FROM ${source} WHERE r.user_id = $1 AND r.event_id = ANY($2::uuid[])`,
  readRegistration,
);

const own = perRequest<RegistrationRow>(
  (ctx, eventIds) => {
    const uuids = eventIds.map((id) => toUuid('event', id));
    return registrations(ctx, ownByEvent, [toUuid('user', requireViewer(ctx).id), uuids]);
  },
  ({ eventId }) => eventId,
);

/** The viewer's own registration for an event, or null. Events of one list share a statement. */
export const ownRegistration = (ctx: Context, eventId: string): Promise<RegistrationRow | null> =>
  own(ctx).load(eventId);

/** A rule that has made or ended a registration says so, or the rest of the answer would be of before. */
export const setOwnRegistration = (ctx: Context, eventId: string, registration: RegistrationRow | null): void =>
  void own(ctx).clear(eventId).prime(eventId, registration);

const ownNext = statement<EventRow>(
  'events-own-next',
  `SELECT ${eventColumns} FROM ${eventSource} JOIN registrations r ON r.event_id = e.id
    WHERE r.user_id = $1 AND e.date >= now() AND ${eventVisible()} ORDER BY e.date, e.id LIMIT 1`,
  readEvent,
);

/** The event that begins next of those at which the viewer has a seat. */
export async function nextOwnEvent(ctx: Context): Promise<EventRow | null> {
  const [next] = await ctx.rows(ownNext, viewerKeys(ctx));
  return next ?? null;
}

const ofEvents = statement(
  'participants',
  `SELECT r.* FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${registrationColumns} FROM ${source}
      WHERE r.event_id = wanted.id AND ($2::uuid IS NULL OR r.id > $2) ORDER BY r.id LIMIT $3
   ) r`,
  readRegistration,
);

const idShape = { test: (key: string) => kindOf(key) === 'registration' };

/** The uuid of the registration before a page, or null. */
function placeOf(after: string | null | undefined): string | null {
  const [place] = after ? decodeCursor(after, [idShape]) : [];
  return (place && toUuid('registration', place)) || null;
}

const pages = pagesOf<RegistrationRow>(
  'event',
  (ctx, uuids, first, after) => registrations(ctx, ofEvents, [uuids, placeOf(after), first + 1]),
  ({ eventId }) => eventId,
);

const idsOfEvents = statement<{ eventId: string; ids: string[] }>(
  'participant-ids',
  `SELECT event_id AS "eventId", array_agg(user_id::text ORDER BY id) AS ids FROM registrations
    WHERE event_id = ANY($1::uuid[]) GROUP BY event_id`,
  ({ eventId, ids }) => ({
    eventId: toId('event', eventId as string),
    ids: (ids as string[]).map((id) => toId('user', id)),
  }),
);

const participantIds = perRequest(
  (ctx, eventIds) => ctx.rows(idsOfEvents, [eventIds.map((id) => toUuid('event', id))]),
  ({ eventId }) => eventId,
);

/** Who has a seat at an event, in the order in which the seats were taken. Events of one list share a statement. */
export const participantIdsOf = async (ctx: Context, eventId: string): Promise<readonly string[]> =>
  (await participantIds(ctx).load(eventId))?.ids ?? [];

const found = statement(
  'participants-found',
  `SELECT ${registrationColumns} FROM ${source}
    WHERE r.event_id = $1 AND ($2::uuid IS NULL OR r.id > $2) AND ($5 OR u.profile_visible OR u.id = $6)
      AND ${containsWords("evm_fold(r.name || CASE WHEN $5 THEN ' ' || r.email ELSE '' END)", '$4::text[]')}
    ORDER BY r.id LIMIT $3`,
  readRegistration,
);

const countFound = statement<{ count: number }>(
  'participants-found-count',
  `SELECT count(*)::int AS count FROM registrations r JOIN users u ON u.id = r.user_id
    WHERE r.event_id = $1 AND ($3 OR u.profile_visible OR u.id = $4)
      AND ${containsWords("evm_fold(r.name || CASE WHEN $3 THEN ' ' || r.email ELSE '' END)", '$2::text[]')}`,
);

/** A registration with what it is sorted by. */
type SortedRow = RegistrationRow & { sortKey: string };

/** So many characters decide; a cursor has to hold them. */
const keyLength = 40;

const sortedBy = (name: string, key: string, way: 'ASC' | 'DESC' = 'ASC') =>
  statement<SortedRow>(
    `participants-by-${name}`,
    `SELECT ${registrationColumns}, ${key} AS "sortKey" FROM ${source}
      WHERE r.event_id = $1 AND ($2::uuid IS NULL OR (${key}, r.id) ${way === 'ASC' ? '>' : '<'} ($5, $2))
        AND ${containsWords("evm_fold(r.name || ' ' || r.email)", '$4::text[]')}
      ORDER BY ${key} ${way}, r.id ${way} LIMIT $3`,
    (raw) => readRegistration(raw) as SortedRow,
  );

const orders = {
  NEWEST: sortedBy('newest', `''::text`, 'DESC'),
  NAME: sortedBy('name', `left(evm_fold(r.name), ${keyLength})`),
  COLLEGE: sortedBy('college', `left(evm_fold(u.college), ${keyLength})`),
};

const asKey = (text: string) => Buffer.from(text).toString('base64url');
const asText = (key: string) => Buffer.from(key, 'base64url').toString();
// the database takes no text with a NUL in it
const keyShape = { test: (key: string) => /^[\w-]*$/.test(key) && !asText(key).includes('\0') };

/**
 * Who has a seat at an event, in the order in which the seats were taken; `search` narrows to those whose name holds all
 * of its words, or whose name and e-mail do where the viewer sees e-mails. Another order would say something about those
 * who keep their names to themselves: it is for who sees everybody.
 */
export async function participantsOf(
  ctx: Context,
  event: { id: string; taken: number },
  first: number,
  after?: string | null,
  search?: string | null,
  sort?: ParticipantSort | null,
): Promise<Page<RegistrationRow>> {
  const viewer = requireViewer(ctx);
  checkFirst(first);
  const words = wordsOf(search);
  const byEmail = canSeeContacts(viewer);
  const uuid = toUuid('event', event.id);
  const self = toUuid('user', viewer.id);
  const count = async () =>
    words.length === 0 ? event.taken : (await ctx.rows(countFound, [uuid, words, byEmail, self]))[0]!.count;
  if (sort && sort !== ParticipantSort.REGISTERED) {
    if (!byEmail) throw refusal('FORBIDDEN', 'Only organizers and admins may sort participants.');
    const [of, key, id] = after ? decodeCursor(after, [new RegExp(`^${sort}$`), keyShape, idShape]) : [];
    const place = of ? [toUuid('registration', id!), asText(key!)] : [null, ''];
    const rows = await registrations(ctx, orders[sort], [uuid, place[0], first + 1, words, place[1]]);
    return pageOf(rows as SortedRow[], first, after, (row) => encodeCursor(sort, asKey(row.sortKey), row.id), count);
  }
  if (words.length === 0) return pageOf(await pages(ctx, event.id, first, after), first, after, cursorOf, count);
  const rows = await registrations(ctx, found, [uuid, placeOf(after), first + 1, words, byEmail, self]);
  return pageOf(rows, first, after, cursorOf, count);
}

const cursorOf = (row: RegistrationRow) => encodeCursor(row.id);

const ofUser = statement(
  'registrations-of-user',
  `SELECT ${registrationColumns} FROM ${source} WHERE r.user_id = $1 AND ($2::uuid IS NULL OR r.id < $2)
      AND (r.user_id = $4 OR u.show_history AND ${eventVisible({ self: '$4', isAdmin: '$5' })}) ORDER BY r.id DESC LIMIT $3`,
  readRegistration,
);

const countOfUser = statement<{ count: number }>(
  'registrations-of-user-count',
  `SELECT count(*)::int AS count FROM ${source}
    WHERE r.user_id = $1 AND (r.user_id = $2 OR u.show_history AND ${eventVisible({ self: '$2', isAdmin: '$3' })})`,
);

/**
 * A person's registrations, the newest first: for themself, and for organizers and admins while the person shows at which
 * events they take part; else an empty list.
 */
export async function registrationsOf(
  ctx: Context,
  userId: string,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow>> {
  checkFirst(first);
  const viewer = requireViewer(ctx);
  if (!seesPrivate(viewer, userId)) return pageOf([], first, after, cursorOf, () => Promise.resolve(0));
  const eyes = [toUuid('user', viewer.id), viewer.role === Role.ADMIN];
  const [place] = after ? decodeCursor(after, [idShape]) : [null];
  const uuid = toUuid('user', userId);
  const rows = await registrations(ctx, ofUser, [uuid, place && toUuid('registration', place), first + 1, ...eyes]);
  return pageOf(rows, first, after, cursorOf, async () => (await ctx.rows(countOfUser, [uuid, ...eyes]))[0]!.count);
}
