import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { byEmailOrName, onlyOne, type Person } from '../../core/find.ts';
import { enumOf, nothingChanged } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';
import { eventOf } from '../events/find.ts';
import { lineOf, whole } from './line.ts';
import { attendances, type states } from './states.ts';

const query = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    requests(first: $first, after: $after) {
      edges { node { id: userId name email } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** How an event's requests are named: `--all`, or people. */
export const whoAsks = 'people who have asked: each their id, e-mail address or name; or --all';

/** Those who have asked for a seat and are named, or all; for the creator of the event, its managers and admins. */
export async function readRequests(
  evm: Evm,
  eventId: string,
  named: readonly string[],
  all: boolean | undefined,
): Promise<Person[]> {
  if (named.length > 0 === Boolean(all)) throw new Failure('Name people, or give --all.', exitCodes.usage);
  const people: Person[] = await readUpTo(whole, async (page) =>
    lineOf(eventOf(await evm.api.ask(query, { id: eventId, ...page })).requests),
  );
  if (all && people.length === 0) throw new Failure('Nobody asks for a seat at this event.', exitCodes.failed);
  if (all) return people;
  return peopleNamed(evm, people, named, 'people who have asked', noRequest);
}

/** Each of those who are named by id, e-mail address or name, once, in the order of the list. */
export async function peopleNamed(
  evm: Evm,
  people: readonly Person[],
  named: readonly string[],
  what: string,
  missing: (named: string) => Failure,
): Promise<Person[]> {
  const found = new Set<Person>();
  for (const one of named) {
    const matches = one.startsWith('user_') ? people.filter(({ id }) => id === one) : byEmailOrName(people, one);
    found.add(await onlyOne(evm.io, what, one, matches, () => missing(one)));
  }
  return people.filter((person) => found.has(person));
}

const everybody = document(`query (
  $id: ID!, $first: Int!, $after: String, $state: [SeatState!], $attendance: RegistrationAttendance
) {
  event(id: $id) {
    registrations(first: $first, after: $after, state: $state, attendance: $attendance) {
      edges { node { id: userId name email } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** Those at an event who are named, whatever they have there; for the creator of the event, its managers and admins. */
export async function readRegistered(evm: Evm, eventId: string, named: readonly string[]): Promise<Person[]> {
  return peopleNamed(evm, await readAllWho(evm, eventId), named, 'people at this event', notThere);
}

/** Everybody at an event of whom all that was typed holds. */
export const readAllWho = (
  { api }: Evm,
  id: string,
  state?: readonly (typeof states)[number][],
  attendance?: keyof typeof attendances,
): Promise<Person[]> => {
  const who = { state: state?.map(enumOf), attendance: attendance && attendances[attendance] };
  return readUpTo(whole, async (page) =>
    lineOf(eventOf(await api.ask(everybody, { id, ...who, ...page })).registrations),
  );
};

const notThere = (named: string) =>
  new Failure(
    `Nobody at this event is called "${named}".`,
    exitCodes.failed,
    'See who is with: evm registrations list <event>',
  );

const noRequest = (named: string) =>
  new Failure(
    `Nobody called "${named}" has asked for a seat.`,
    exitCodes.failed,
    'See who has with: evm registrations list <event> --state requested',
  );

/** So many at once, as the server takes them. */
export function* inParts(people: readonly Person[], most: number): Generator<string[]> {
  for (let at = 0; at < people.length; at += most) yield people.slice(at, at + most).map(({ id }) => id);
}

/** The end of a dry run: who is meant. */
export function showMeant({ io }: Evm, people: readonly Person[], sentence: string, json: JsonOption): void {
  io.say(`${sentence} ${nothingChanged}`);
  const rows = people.map(({ id, name, email }) => ({ userId: id, name, email }));
  showRows(io, rows, ['name', 'email'], json, '');
}

/** Says for whom it could not be done, which is a failure of the command. */
export function sayUndecided(
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
