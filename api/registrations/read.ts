import { canSeePrivateProfile, privateParticipant } from '../accounts/can.ts';
import { checkFirst, emptyPage, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, Role, StaffRole } from '../core/context/context.ts';
import { toId, toIdOnce, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { type Statement, statement, uuidList } from '../core/statements/rows.ts';
import type { EventRow } from '../events/Event.ts';
import { eventsPer, eventsSelect } from '../events/read.ts';
import { doorsOpenWithoutEnd, selfCheckInOpensBefore } from '../events/status.ts';
import { eventVisible, hasStaffRole, viewerKeys } from '../events/visible.ts';
import type { RegistrationRow } from './Registration.ts';
import { canSeeContacts, canSeeDetails, canSeeEmail } from './can.ts';

/** Columns of a registration `r`, its person `u` and its event `e`, in the form that `readRegistration` takes. */
export const registrationColumns = `r.id, r.event_id AS "eventId", r.user_id AS "userId", r.name, r.email, r.phone,
  r.special_requirements AS "specialRequirements", r.state, r.created_at AS "createdAt", u.college, u.profile_visible AS "profileVisible",
  e.created_by AS "eventCreatedById"`;

const personAndEvent = 'JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id';

export const registrationSource = `registrations r ${personAndEvent}`;

/** The same, for seats only. */
export const seatSource = `(SELECT * FROM registrations WHERE state = 'confirmed') r ${personAndEvent}`;

const eventIdOf = toIdOnce('event');

const creatorIdOf = toIdOnce('user');

/** Converts a raw row of the columns above: uuids become identifiers. */
export function readRegistration(raw: Record<string, unknown>): RegistrationRow {
  const row = raw as unknown as RegistrationRow;
  row.id = toId('registration', row.id);
  row.eventId = eventIdOf(row.eventId);
  row.userId = toId('user', row.userId);
  row.eventCreatedById = creatorIdOf(row.eventCreatedById);
  return row;
}

/** Columns of a registration `r` and its person `p`, in a row that also has those of its event. */
export const columnsBesideEvent = `r.id AS "registrationId", r.user_id AS "userId", r.name, r.email, r.phone,
  r.special_requirements AS "specialRequirements", r.state, r.created_at AS "registeredAt", p.college,
  p.profile_visible AS "profileVisible"`;

/** The registration in such a row, of the person who reads it. */
export function readBesideEvent(raw: Record<string, unknown>, event: EventRow): RegistrationRow {
  const { registrationId, userId, name, email, phone, specialRequirements, state } = raw;
  const { registeredAt: createdAt, college, profileVisible, checkedInAt } = raw;
  const own = { name, email, phone, specialRequirements, state, college, profileVisible, createdAt, checkedInAt };
  const ids = { id: toId('registration', registrationId as string), userId: toId('user', userId as string) };
  return { ...own, ...ids, eventId: event.id, eventCreatedById: event.createdById } as RegistrationRow;
}

/** Reads registrations and clears the fields that the viewer may not see. Every read of personal data must use it. */
export async function registrationRows(
  ctx: Context,
  query: Statement<RegistrationRow>,
  values: readonly unknown[],
): Promise<RegistrationRow[]> {
  const viewer = requireViewer(ctx);
  const rows = await ctx.rows(query, values);
  for (const row of rows) {
    if (!canSeeEmail(viewer, row)) row.email = null;
    if (!canSeeDetails(viewer, row)) row.phone = row.specialRequirements = null;
    if (row.profileVisible || canSeePrivateProfile(viewer, row.userId) || canSeeContacts(viewer, row.eventId)) continue;
    const { userName: name, college } = privateParticipant();
    Object.assign(row, { name, college });
  }
  return rows;
}

const selectRegistrations = statement(
  'registrations-by-id',
  `SELECT ${registrationColumns} FROM ${registrationSource} WHERE r.id = ANY(${uuidList('$1')})
    AND (r.user_id = $3 OR $2 AND ${eventVisible({ self: '$3', isAdmin: '$4' })}
      AND (r.state = 'confirmed' OR e.created_by = $3 OR $4)
      OR ${hasStaffRole('$3', 'e.id', StaffRole.MANAGER)})`,
  readRegistration,
);

/**
 * The registrations that the viewer may see. A place on the waitlist or a request is visible to the person, the event's
 * creator, its managers and admins.
 */
export async function registrationsById(ctx: Context, ids: readonly string[]): Promise<RegistrationRow[]> {
  const viewer = requireViewer(ctx);
  const uuids = ids.map((id) => toUuid('registration', id));
  return registrationRows(ctx, selectRegistrations, [uuids, viewer.role !== Role.PARTICIPANT, ...viewerKeys(ctx)]);
}

/** When the person of `r` was checked in first. */
const checkedInAt =
  '(SELECT min(at) FROM standing_scans s WHERE s.event_id = r.event_id AND s.user_id = r.user_id) AS "checkedInAt"';

const selectOwnRegistrations = statement(
  'registrations-own',
  `SELECT ${registrationColumns}, ${checkedInAt}
     FROM ${registrationSource} WHERE r.user_id = $1 AND r.event_id = ANY(${uuidList('$2')})`,
  readRegistration,
);

const ownRegistrations = perRequest<RegistrationRow>(
  (ctx, eventIds) => {
    const uuids = eventIds.map((id) => toUuid('event', id));
    return registrationRows(ctx, selectOwnRegistrations, [toUuid('user', requireViewer(ctx).id), uuids]);
  },
  ({ eventId }) => eventId,
);

/** The viewer's own registration for an event, or null. Events of one list share a statement. */
export const ownRegistration = (ctx: Context, eventId: string): Promise<RegistrationRow | null> =>
  ownRegistrations(ctx).load(eventId);

/** A rule calls this after it created or deleted a registration, so that the rest of the answer shows the new state. */
export const setOwnRegistration = (ctx: Context, eventId: string, registration: RegistrationRow | null): void =>
  void ownRegistrations(ctx).clear(eventId).prime(eventId, registration);

/** The same if the new registration is not at hand. */
export const forgetOwnRegistration = (ctx: Context, eventId: string): void => void ownRegistrations(ctx).clear(eventId);

const asksOwn = (requestedFields: ReadonlySet<string>) => requestedFields.has('viewerRegistration');

const isIn = 'EXISTS (SELECT FROM standing_scans s WHERE s.event_id = e.id AND s.user_id = $1)';

const selectNext = eventsPer(
  (requestedFields) => `SELECT ${asksOwn(requestedFields) ? `${columnsBesideEvent}, ${checkedInAt}, ` : ''}
      ${eventsSelect(requestedFields)} JOIN registrations r ON r.event_id = e.id JOIN users p ON p.id = r.user_id
    WHERE r.user_id = $1 AND r.state = 'confirmed' AND e.cancelled_at IS NULL AND ${eventVisible()}
      AND (e.date >= now() - interval '${doorsOpenWithoutEnd} ms' OR NOT ${isIn})
      AND (e.date >= now() OR coalesce(e.ends_at, e.date + interval '${doorsOpenWithoutEnd} ms') >= now())
    ORDER BY CASE WHEN e.date < now() AND ${isIn}
        THEN now() + interval '${selfCheckInOpensBefore} ms' ELSE e.date END, e.date, e.id LIMIT 1`,
);

/**
 * The next event with a seat of the viewer, with the requested fields; null if there is none. An event stays the next one until
 * its doors close. After the check-in, it stays for at most half a day, and an event that begins within the hour comes first.
 */
export async function nextOwnEvent(ctx: Context, requestedFields: ReadonlySet<string>): Promise<EventRow | null> {
  const [next] = await ctx.rows(selectNext(requestedFields), viewerKeys(ctx));
  if (next && asksOwn(requestedFields)) setOwnRegistration(ctx, next.id, readBesideEvent({ ...next }, next));
  return next ?? null;
}

/** `$1`: the person; `$2` and `$3`: the viewer, as in eventVisible. */
const visibleSeatsOfUser = `r.user_id = $1 AND (r.user_id = $2 OR u.show_history AND ${eventVisible({ self: '$2', isAdmin: '$3' })})`;

const listOfUser = {
  order: newestFirst('registration'),
  page: statement(
    'registrations-of-user',
    `SELECT ${registrationColumns} FROM ${seatSource} WHERE ${visibleSeatsOfUser} AND r.id < $4 ORDER BY r.id DESC LIMIT $5`,
    readRegistration,
  ),
  count: statement<{ count: number }>(
    'registrations-of-user-count',
    `SELECT count(*)::int AS count FROM ${seatSource} WHERE ${visibleSeatsOfUser}`,
  ),
};

/**
 * A person's seats, the newest first. For the person, and for organizers and admins if the person shows their history; else
 * an empty list.
 */
export async function registrationsOf(
  ctx: Context,
  userId: string,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow>> {
  const values = [toUuid('user', userId), ...viewerKeys(ctx)];
  if (canSeePrivateProfile(requireViewer(ctx), userId))
    return readPage(ctx, listOfUser, values, { first, after }, registrationRows);
  checkFirst(first);
  return emptyPage(after);
}
