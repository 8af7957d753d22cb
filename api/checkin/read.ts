import { type Context, hasRoleAtAnyEvent, requireViewer, StaffRole } from '../core/context/context.ts';
import type { Page } from '../core/pages/connection.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { encodeCursor, type Keyset, oldestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { BatchQueues } from '../core/transactions/batchQueues.ts';
import type { EventRow } from '../events/Event.ts';
import { eventsOf, eventsSelect, requireEvent } from '../events/read.ts';
import { doorsOpenWithoutEnd, selfCheckInOpensBefore } from '../events/status.ts';
import { eventVisible, viewerKeys } from '../events/visible.ts';
import { toCode } from '../tickets/code.ts';
import { SeatState } from '../registrations/Registration.ts';
import { canKeepDoor } from './can.ts';
import type { Attendance, DoorPersonRow, EndedTicket } from './Door.ts';
import { mostOfDoorList } from './validate.ts';
import { sentence } from './texts.ts';

/** The event, for keepers of its door. Throws FORBIDDEN for other viewers, before their input is validated. */
export async function requireKeeper(ctx: Context, eventId: string): Promise<EventRow> {
  const event = await requireEvent(ctx, eventId);
  if (!canKeepDoor(requireViewer(ctx), event)) throw notKeeper();
  return event;
}

const notKeeper = () => refusal('FORBIDDEN', sentence('keeperOnly'));

const selectEndedRole = statement<{ until: Date }>(
  'door-kept-until',
  `SELECT ended_at AS until FROM ended_staff
    WHERE event_id = $1 AND user_id = $2 AND ended_at > now() - interval '1 day'`,
);

/**
 * The same, also for viewers who kept the door until a time within the last day: `until`. Later scans of them are refused.
 */
export async function requireKeeperUntil(
  ctx: Context,
  eventId: string,
): Promise<{ readonly event: EventRow; readonly until?: Date }> {
  const event = await requireEvent(ctx, eventId);
  const viewer = requireViewer(ctx);
  if (canKeepDoor(viewer, event)) return { event };
  const [ended] = await ctx.rows(selectEndedRole, [toUuid('event', event.id), toUuid('user', viewer.id)]);
  if (!ended) throw notKeeper();
  return { event, until: ended.until };
}

/**
 * The event, with the requested fields, whose door the viewer keeps now as a helper: from an hour before it begins until its
 * doors close. Of several, the earliest; null if there is none. Most viewers cost no statement.
 */
export async function openDoorOf(ctx: Context, requestedFields: ReadonlySet<string>): Promise<EventRow | null> {
  const viewer = requireViewer(ctx);
  if (![StaffRole.DOOR, StaffRole.MANAGER].some((role) => hasRoleAtAnyEvent(viewer, role))) return null;
  const [event] = await ctx.rows(
    eventsOf(`SELECT ${eventsSelect(requestedFields)}
      WHERE e.id IN (SELECT f.event_id FROM event_staff f
                      WHERE f.user_id = $1 AND f.role IN ('${StaffRole.DOOR}', '${StaffRole.MANAGER}'))
        AND e.date - interval '${selfCheckInOpensBefore} ms' <= now()
        AND coalesce(e.ends_at, e.date + interval '${doorsOpenWithoutEnd} ms') >= now() AND e.cancelled_at IS NULL AND ${eventVisible()}
      ORDER BY e.date, e.id LIMIT 1`),
    viewerKeys(ctx),
  );
  return event ?? null;
}

interface RawPerson {
  registrationId: string;
  userId: string;
  name: string;
  college: string;
  state: SeatState;
  number: string;
  scans: readonly { id: string; at: string; by: string | null; door: string | null }[] | null;
}

const columns = `r.id AS "registrationId", r.user_id AS "userId", r.name, u.college, r.state, r.ticket_number AS number,
  (SELECT json_agg(json_build_object('id', s.id, 'at', s.at, 'door', s.door,
            'by', (SELECT first_name || ' ' || last_name FROM users WHERE id = s.by_id)) ORDER BY s.at, s.id)
     FROM standing_scans s WHERE s.user_id = r.user_id AND s.event_id = r.event_id) AS scans`;

const source = 'registrations r JOIN users u ON u.id = r.user_id';

function readPerson(raw: Record<string, unknown>): DoorPersonRow {
  const { registrationId, userId, name, college, state, number, scans } = raw as unknown as RawPerson;
  const [first] = scans ?? [];
  return {
    registrationId: toId('registration', registrationId),
    userId: toId('user', userId),
    name,
    college,
    state,
    code: state === SeatState.CONFIRMED ? toCode(Number(number)) : null,
    at: first ? new Date(first.at) : null,
    by: first?.by ?? null,
    door: first?.door ?? null,
    scanIds: scans?.map(({ id }) => id) ?? [],
  };
}

// OFFSET 0 looks up each person; the planner, which expects small events, would read all registrations
export const selectPeople = statement(
  'door-people-by-ids',
  `SELECT ${columns} FROM unnest(${uuidList('$2')}) AS who CROSS JOIN LATERAL (
     SELECT * FROM registrations WHERE event_id = $1 AND user_id = who OFFSET 0) AS r JOIN users u ON u.id = r.user_id`,
  readPerson,
);

/** People of the door list by their uuids, without those who are not on it. The caller checks permissions. */
export const doorPeopleById = (ctx: Context, event: string, people: readonly string[]): Promise<DoorPersonRow[]> =>
  ctx.rows(selectPeople, [event, people]);

const byRegistration: Keyset<{ registrationId: string }> = {
  cursorOf: ({ registrationId }) => encodeCursor(registrationId),
  placeOf: oldestFirst('registration').placeOf,
};

const isCheckedIn = 'EXISTS (SELECT FROM standing_scans s WHERE s.user_id = r.user_id AND s.event_id = r.event_id)';

/** `$1`: the event; `$2`: whether only people who are checked in. */
const doorPeopleList = {
  order: byRegistration,
  most: mostOfDoorList,
  page: statement(
    'door-people',
    `SELECT ${columns} FROM ${source} WHERE r.event_id = $1 AND (NOT $2 OR ${isCheckedIn}) AND r.id > $3 ORDER BY r.id LIMIT $4`,
    readPerson,
  ),
  count: statement<{ count: number }>(
    'door-people-count',
    `SELECT count(*)::int AS count FROM registrations r WHERE r.event_id = $1 AND (NOT $2 OR ${isCheckedIn})`,
  ),
};

/** A page of the door list, or of its checked-in people. The caller checks that the viewer keeps the door. */
export const doorPeople = (
  ctx: Context,
  eventId: string,
  { onlyIn, ...page }: { onlyIn: boolean; first: number; after?: string | null },
): Promise<Page<DoorPersonRow>> => readPage(ctx, doorPeopleList, [toUuid('event', eventId), onlyIn], page);

const endedTicketList = {
  order: byRegistration,
  most: mostOfDoorList,
  page: statement<EndedTicket>(
    'door-ended-tickets',
    `SELECT registration_id, ticket_number, ended_at FROM ended_tickets
      WHERE event_id = $1 AND registration_id > $2 ORDER BY registration_id LIMIT $3`,
    ({ registration_id, ticket_number, ended_at }) => ({
      registrationId: toId('registration', registration_id as string),
      code: toCode(Number(ticket_number)),
      endedAt: ended_at as Date,
    }),
  ),
  count: statement<{ count: number }>(
    'door-ended-tickets-count',
    'SELECT count(*)::int AS count FROM ended_tickets WHERE event_id = $1',
  ),
};

/** A page of the tickets of cancelled seats. */
export const endedTickets = (
  ctx: Context,
  eventId: string,
  page: { first: number; after?: string | null },
): Promise<Page<EndedTicket>> => readPage(ctx, endedTicketList, [toUuid('event', eventId)], page);

interface AttendanceCounts {
  readonly event: string;
  readonly in: number;
  readonly expected: number;
  readonly notIn: number;
  readonly walkIns: number;
}

const countAttendance = statement<AttendanceCounts>(
  'attendance',
  `SELECT e.id AS event, e.taken AS expected, c.* FROM events e CROSS JOIN LATERAL (
     SELECT count(*)::int AS in, greatest(e.taken - e.guests - count(person), 0)::int AS "notIn",
            count(*) FILTER (WHERE "isWalkIn")::int AS "walkIns"
       FROM (SELECT user_id AS person, bool_or(is_walk_in) AS "isWalkIn" FROM standing_scans
              WHERE event_id = e.id GROUP BY user_id, CASE WHEN user_id IS NULL THEN id END) AS visitors) AS c
    WHERE e.id = ANY(${uuidList('$1')})`,
);

interface Count {
  readonly ctx: Context;
  readonly uuid: string;
}

/** Doors that count the visitors of an event at the same time share a count, which begins after all of them have asked. */
const sharedCounts = new BatchQueues<Count, readonly AttendanceCounts[]>(1, async (asked) => {
  const { ctx, uuid } = asked[0]!;
  const counts = await ctx.rows(countAttendance, [[uuid]]);
  return asked.map(() => counts);
});

const attendanceCounts = perRequest<AttendanceCounts>(
  (ctx, uuids) =>
    uuids.length === 1 ? sharedCounts.add(uuids[0]!, { ctx, uuid: uuids[0]! }) : ctx.rows(countAttendance, [uuids]),
  ({ event }) => event,
);

const zeroCounts = { in: 0, expected: 0, notIn: 0, walkIns: 0 } as const;

/** The attendance counts of an event; zero if it was deleted. Events of one list share a statement. */
export const countsOf = async (ctx: Context, eventUuid: string): Promise<Omit<AttendanceCounts, 'event'>> =>
  (await attendanceCounts(ctx).load(eventUuid)) ?? zeroCounts;

/** Clears cached counts after a change, so that the rest of the answer shows the new ones. */
export const forgetCounts = (ctx: Context, eventUuid: string): void => void attendanceCounts(ctx).clear(eventUuid);

/** The attendance of an event; its fields are counted only if they are requested. */
export const attendanceOf = (eventId: string): Attendance => ({ eventUuid: toUuid('event', eventId)! });
