import { eventIdProblem } from '../../../api/events/validate.ts';
import { unknownParticipant } from '../../../api/leaderboard/validate.ts';
import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import { byEmailOrName, maxSearchResults, chooseMatch, type Person, matchesWithWords } from '../../core/find.ts';
import type { Row } from '../../core/show.ts';
import { readUpTo } from '../../core/pages.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** The error for an event that does not exist or is hidden from the viewer. */
export const noEvent = () =>
  new Failure(
    sentence('notFound'),
    exitCodes.failed,
    message('findIdWith', { command: 'evm events list --search <words>' }),
  );

/** The event of a response. Throws `noEvent` if it is null. */
export function eventOf<E>({ event }: { event: E | null }): E {
  if (!event) throw noEvent();
  return event;
}

const eventSearchQuery = document(`query ($first: Int!, $after: String, $search: String) {
  events(first: $first, after: $after, search: $search) {
    edges { node { id name: title date } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** Finds an event's id by its id or by words of its title. */
export async function findEvent(evm: Evm, named: string): Promise<string> {
  const { io, api } = evm;
  refuseUsage([eventIdProblem(named, 'fetch')]);
  if (named.startsWith('event_')) return named;
  const found = await readUpTo(
    maxSearchResults,
    async (page) => (await api.ask(eventSearchQuery, { search: named, ...page })).events,
  );
  const matches = matchesWithWords(found, named);
  // Events of a series have the same title and differ by date.
  const formatRow = matches.length > 1 ? await rowFormatterFor(evm, undefined) : (event: Row) => event;
  const matchesWithDate = matches.map((event) => ({ ...event, more: String(formatRow({ date: event.date }).date) }));
  return (await chooseMatch(io, 'events', named, matchesWithDate, noEvent)).id;
}

const participantSearchQuery = document(`query ($id: ID!, $first: Int!, $after: String, $search: String) {
  event(id: $id) {
    participants(first: $first, after: $after, search: $search) {
      edges { node { id: userId name email } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** Participants of an event whom the server's search finds by these words. */
export const searchParticipants = ({ api }: Evm, eventId: string, named: string): Promise<Person[]> =>
  readUpTo(
    maxSearchResults,
    async (page) =>
      eventOf(await api.ask(participantSearchQuery, { id: eventId, search: named, ...page })).participants,
  );

/** The error for a person who is not registered. */
export const noParticipant = (named: string) =>
  new Failure(unknownParticipant, exitCodes.failed, sentence('nobodyRegistered', { named }));

/** Finds the id of a participant of an event by id, e-mail address or name. */
export async function findParticipant(evm: Evm, eventId: string, named: string): Promise<string> {
  if (named.startsWith('user_')) return named;
  const found = byEmailOrName(await searchParticipants(evm, eventId, named), named);
  return (await chooseMatch(evm.io, 'participants', named, found, () => noParticipant(named))).id;
}
