import { emailProblem, normalizeEmail } from '../../api/accounts/validate.ts';
import { eventIdProblem } from '../../api/events/validate.ts';
import { unknownParticipant } from '../../api/leaderboard/validate.ts';
import type { Evm } from './command.ts';
import { eventOf, exitCodes, Failure, noAnnouncement, noEvent, noUser, refuseUsage } from './errors.ts';
import { document } from './document.ts';
import type { Io } from './io.ts';
import { readUpTo } from './pages.ts';
import { questionsOf } from './prompt.ts';

/** Something that words may mean. */
export type Match = { id: string; name: string };

type Person = Match & { email: string | null };

/** How many of those that the server finds are looked at. */
const mostLookedAt = '500';
const mostListed = 10;

const eventsCalled = document(`query ($first: Int!, $after: String, $search: String) {
  events(first: $first, after: $after, search: $search) {
    edges { node { id name: title } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** The id of the event that is named by its id or by words of its title. */
export async function findEvent({ io, api }: Evm, named: string): Promise<string> {
  refuseUsage([eventIdProblem(named, 'fetch')]);
  if (named.startsWith('event_')) return named;
  const found = await readUpTo(
    mostLookedAt,
    async (page) => (await api.ask(eventsCalled, { search: named, ...page })).events,
  );
  return (await onlyOne(io, 'events', named, withWords(found, named), noEvent)).id;
}

const announcements = document(`query ($first: Int!, $after: String) {
  announcements(first: $first, after: $after) { edges { node { id name: title } } pageInfo { hasNextPage endCursor } }
}`);

/** The id of the announcement that is named by its id or by words of its title. */
export async function findAnnouncement({ io, api }: Evm, named: string): Promise<string> {
  if (named.startsWith('announcement_')) return named;
  const found = await readUpTo(mostLookedAt, async (page) => (await api.ask(announcements, page)).announcements);
  return (await onlyOne(io, 'announcements', named, withWords(found, named), noAnnouncement)).id;
}

const usersCalled = document(`query ($first: Int!, $after: String, $search: String) {
  users(first: $first, after: $after, search: $search) {
    edges { node { id name email } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** The person who is named by id, e-mail address or name; of an id nothing more is asked. Admins only. */
export async function findUser({ io, api }: Evm, named: string): Promise<Match> {
  if (named.startsWith('user_')) return { id: named, name: named };
  const found = await readUpTo(
    mostLookedAt,
    async (page) => (await api.ask(usersCalled, { search: named, ...page })).users,
  );
  return onlyOne(io, 'people', named, byEmailOrName(found, named), noUser);
}

const participantsCalled = document(`query ($id: ID!, $first: Int!, $after: String, $search: String) {
  event(id: $id) {
    participants(first: $first, after: $after, search: $search) {
      edges { node { id: userId name email } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** The id of the participant of an event who is named by id, e-mail address or name. */
export async function findParticipant({ io, api }: Evm, eventId: string, named: string): Promise<string> {
  if (named.startsWith('user_')) return named;
  const found = await readUpTo(
    mostLookedAt,
    async (page) => eventOf(await api.ask(participantsCalled, { id: eventId, search: named, ...page })).participants,
  );
  const nobody = () => new Failure(unknownParticipant, exitCodes.failed, `Nobody registered is called "${named}".`);
  return (await onlyOne(io, 'participants', named, byEmailOrName(found, named), nobody)).id;
}

/** Of several matches the one that is called exactly so, or that a person chooses; elsewhere than on a terminal a failure. */
async function onlyOne<M extends Match>(
  io: Io,
  kind: string,
  named: string,
  matches: readonly M[],
  nothing: () => Failure,
): Promise<M> {
  const exact = matches.filter(({ name }) => plain(name) === plain(named));
  const [first, ...others] = exact.length === 1 ? exact : matches;
  if (!first) throw nothing();
  if (others.length === 0) return first;
  const lines = matches.map((match) => ({ name: lineOf(match), value: match.id }));
  if (io.canAsk) {
    const id = await (
      await questionsOf(io)
    ).choice(`${matches.length} ${kind} are called "${named}". Which one?`, lines);
    return matches.find((match) => match.id === id)!;
  }
  const listed = lines.slice(0, mostListed).map(({ name }) => `  ${name}`);
  throw new Failure(
    `${matches.length} ${kind} are called "${named}".`,
    exitCodes.failed,
    ['Name one by its id:', ...listed, ...(lines.length > mostListed ? ['  …'] : [])].join('\n'),
  );
}

const lineOf = ({ id, name, ...rest }: Match & { email?: string | null }) =>
  [id, name, rest.email].filter(Boolean).join('  ');

/** An e-mail address is one person; anything else is words of a name. */
const byEmailOrName = (people: readonly Person[], named: string): Person[] => {
  const owner = people.filter(({ email }) => email === normalizeEmail(named));
  return owner.length === 1 || !emailProblem(named) ? owner : withWords(people, named);
};

/** The server's search looks at more than names. */
const withWords = <M extends Match>(matches: readonly M[], named: string): M[] => {
  const words = plain(named).split(' ');
  return matches.filter(({ name }) => words.every((word) => plain(name).includes(word)));
};

/** Case, accents and spaces tell nobody apart. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
