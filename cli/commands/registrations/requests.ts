import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { byEmailOrName, maxSearchResults, chooseMatch, type Person } from '../../core/find.ts';
import { enumOf, unchanged } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { type JsonOptionValue, showRows } from '../../core/show.ts';
import { eventOf } from '../events/find.ts';
import { listOrFailure, unlimited } from './waitlist.ts';
import { attendances, type states } from './states.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Help text of the argument that selects requests. */
export const requestersHelp = 'people who have asked: each their id, e-mail address or name; or --all';

/** Reads the named people with an open request, or all. Only for the creator of the event, its managers and admins. */
export async function readRequests(
  evm: Evm,
  eventId: string,
  named: readonly string[],
  all: boolean | undefined,
): Promise<Person[]> {
  if (named.length > 0 === Boolean(all)) throw new Failure(sentence('nameOrAll'), exitCodes.usage);
  const requestedOnly = { state: ['REQUESTED' as const] };
  if (!all) return findPeople(evm, eventId, named, requestedOnly, 'requesters', noRequest);
  const people = await readRegistrations(evm, eventId, unlimited, requestedOnly);
  if (people.length === 0) throw new Failure(sentence('nobodyAsksHere'), exitCodes.failed);
  return people;
}

const registrationsQuery = document(`query (
  $id: ID!, $first: Int!, $after: String, $search: String, $userId: ID, $state: [SeatState!],
  $attendance: RegistrationAttendance
) {
  event(id: $id) {
    registrations(
      first: $first, after: $after, search: $search, userId: $userId, state: $state, attendance: $attendance
    ) {
      edges { node { registrationId: id id: userId name email state } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

type RegistrationFilter = Omit<VariablesOf<typeof registrationsQuery>, 'id' | 'first' | 'after'>;

const readRegistrations = ({ api }: Evm, id: string, most: string, filter: RegistrationFilter) =>
  readUpTo(most, async (page) =>
    listOrFailure(eventOf(await api.ask(registrationsQuery, { id, ...filter, ...page })).registrations),
  );

/** Registrations of an event that match an id, an e-mail address or a name. The server does the search. */
export async function searchRegistrations(evm: Evm, eventId: string, named: string, filter: RegistrationFilter = {}) {
  if (named.startsWith('user_')) return readRegistrations(evm, eventId, '1', { ...filter, userId: named });
  return byEmailOrName(await readRegistrations(evm, eventId, maxSearchResults, { ...filter, search: named }), named);
}

/** Finds the named people, each once, in the order of their registrations. */
async function findPeople(
  evm: Evm,
  eventId: string,
  named: readonly string[],
  filter: RegistrationFilter,
  what: Parameters<typeof chooseMatch>[1],
  missing: (named: string) => Failure,
): Promise<Person[]> {
  const found = new Map<string, Person & { registrationId: string }>();
  for (const one of named) {
    const matches = await searchRegistrations(evm, eventId, one, filter);
    const person = await chooseMatch(evm.io, what, one, matches, () => missing(one));
    found.set(person.id, person);
  }
  return [...found.values()].toSorted((a, b) => (a.registrationId < b.registrationId ? -1 : 1));
}

/** Finds people by name in any state. Only for the creator of the event, its managers and admins. */
export const findRegisteredPeople = (evm: Evm, eventId: string, named: readonly string[]): Promise<Person[]> =>
  findPeople(evm, eventId, named, {}, 'atEvent', notAtEvent);

/** Reads all people at an event who match both the states and the attendance. */
export const readAllMatching = (
  evm: Evm,
  eventId: string,
  state?: readonly (typeof states)[number][],
  attendance?: keyof typeof attendances,
): Promise<Person[]> =>
  readRegistrations(evm, eventId, unlimited, {
    state: state?.map(enumOf),
    attendance: attendance && attendances[attendance],
  });

const notAtEvent = (named: string) =>
  new Failure(
    sentence('notAtEvent', { named }),
    exitCodes.failed,
    sentence('seeWhoIs', { command: 'evm registrations list <event>' }),
  );

const noRequest = (named: string) =>
  new Failure(
    sentence('noRequest', { named }),
    exitCodes.failed,
    sentence('seeWhoHas', { command: 'evm registrations list <event> --state requested' }),
  );

/** Splits the ids into batches, because the server limits the number per request. */
export function* idBatches(people: readonly Person[], batchSize: number): Generator<string[]> {
  for (let at = 0; at < people.length; at += batchSize) yield people.slice(at, at + batchSize).map(({ id }) => id);
}

/** The name of one person, or how many they are. */
export const namesOf = (people: readonly Person[]): Sentence | string =>
  people.length === 1 ? people[0]!.name : message('people', { count: people.length });

/** Prints the result of a dry run with the affected people. */
export async function showDryRun(
  { io }: Evm,
  people: readonly Person[],
  plan: Sentence,
  json: JsonOptionValue,
): Promise<void> {
  await tell(io, unchanged(plan));
  const rows = people.map(({ id, name, email }) => ({ userId: id, name, email }));
  showRows(io, rows, ['name', 'email'], json, '');
}

/** Throws a Failure that lists the people who could not be processed, if there are any. */
export function failIfUndecided(
  people: readonly Person[],
  undecided: readonly { userId: string; message: string }[],
): void {
  if (undecided.length === 0) return;
  const name = new Map(people.map((person) => [person.id, person.name]));
  throw new Failure(
    undecided.map(({ userId, message }) => `${name.get(userId) ?? userId}: ${message}`).join('\n'),
    exitCodes.failed,
  );
}
