import { canManageUsers } from '../accounts/can.ts';
import { checkFirst, type Page, pageOf } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { oldestFirst } from '../core/pages/keyset.ts';
import { pagesOf } from '../core/pages/pages.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { containsWords, wordsOf } from '../core/statements/search.ts';
import type { RegistrationRow } from './Registration.ts';
import { canSeeContacts } from './can.ts';
import { ParticipantSort } from './inputs.ts';
import { readRegistration, registrationColumns, registrationRows, seatSource } from './read.ts';
import { sortedPages, sortKeys, textOf } from './table/sorting.ts';
import { sentence } from './texts.ts';

const selectParticipants = statement(
  'registrations-of-events',
  `SELECT r.* FROM unnest(${uuidList('$1')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${registrationColumns} FROM ${seatSource}
      WHERE r.event_id = wanted.id AND r.id > $2 ORDER BY r.id LIMIT $3
   ) r`,
  readRegistration,
);

const order = oldestFirst('registration');

const pages = pagesOf<RegistrationRow>(
  'event',
  order,
  (ctx, uuids, place, limit) => registrationRows(ctx, selectParticipants, [uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

const selectParticipantIds = statement<{ eventId: string; ids: string[] }>(
  'registrations-ids',
  `SELECT event_id AS "eventId", array_agg(user_id::text ORDER BY id) AS ids FROM seats
    WHERE event_id = ANY(${uuidList('$1')}) GROUP BY event_id`,
  ({ eventId, ids }) => ({
    eventId: toId('event', eventId as string),
    ids: (ids as string[]).map((id) => toId('user', id)),
  }),
);

const participantIds = perRequest(
  (ctx, eventIds) => ctx.rows(selectParticipantIds, [eventIds.map((id) => toUuid('event', id))]),
  ({ eventId }) => eventId,
);

/** The ids of people with a seat at an event, the oldest seat first. Events of one list share a statement. */
export const participantIdsOf = async (ctx: Context, eventId: string): Promise<readonly string[]> =>
  (await participantIds(ctx).load(eventId))?.ids ?? [];

const searchParticipants = statement(
  'registrations-found',
  `SELECT ${registrationColumns} FROM ${seatSource}
    WHERE r.event_id = $1 AND r.id > $2 AND ($5 OR u.profile_visible OR u.id = $6)
      AND ${containsWords(textOf('$5', '$7', '$4'), '$4::text[]')}
    ORDER BY r.id LIMIT $3`,
  readRegistration,
);

const countMatches = statement<{ count: number }>(
  'registrations-found-count',
  `SELECT count(*)::int AS count FROM ${seatSource}
    WHERE r.event_id = $1 AND ($3 OR u.profile_visible OR u.id = $4)
      AND ${containsWords(textOf('$3', '$5', '$2'), '$2::text[]')}`,
);

const sortedBy = (name: string, key: string, isDescending = false) =>
  sortedPages({ name, key, isDescending, source: seatSource, text: textOf('true', '$6', '$4') });

const orders = {
  NEWEST: sortedBy('NEWEST', sortKeys.id, true),
  NAME: sortedBy('NAME', sortKeys.name),
  COLLEGE: sortedBy('COLLEGE', sortKeys.college),
};

/**
 * The seats of an event, the oldest first. All words of `search` must occur in the names and college of the person;
 * addresses count if the viewer sees them (see textOf). Throws FORBIDDEN for another order if the viewer does not see
 * contacts: the order would reveal something about hidden names.
 */
export async function participantsOf(
  ctx: Context,
  event: { id: string; registeredCount: number; guests: number },
  first: number,
  after?: string | null,
  search?: string | null,
  sort?: ParticipantSort | null,
): Promise<Page<RegistrationRow>> {
  const viewer = requireViewer(ctx);
  checkFirst(first);
  const words = wordsOf(search);
  const byEmail = canSeeContacts(viewer, event.id);
  const byAddress = canManageUsers(viewer);
  const uuid = toUuid('event', event.id);
  const self = toUuid('user', viewer.id);
  const count = async () =>
    words.length === 0
      ? event.registeredCount - event.guests
      : (await ctx.rows(countMatches, [uuid, words, byEmail, self, byAddress]))[0]!.count;
  if (sort && sort !== ParticipantSort.REGISTERED) {
    if (!byEmail) throw refusal('FORBIDDEN', sentence('sortForbidden'));
    return orders[sort](ctx, { event: uuid!, words, more: [byAddress] }, first, after, count);
  }
  if (words.length === 0) return pages(ctx, event.id, first, after, count);
  const rows = await registrationRows(ctx, searchParticipants, [
    uuid,
    ...order.placeOf(after),
    first + 1,
    words,
    byEmail,
    self,
    byAddress,
  ]);
  return pageOf(rows, first, after, order.cursorOf, count);
}
