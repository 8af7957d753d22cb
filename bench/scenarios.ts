import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cast, SignedIn } from './data.ts';
import { request, type Track } from './load.ts';

/** One thing that people do, asked of both servers. */
export interface Scenario {
  name: string;
  /** The least share of the best baseline's requests per second that we want, where there is something alike to compare. */
  aim?: number;
  /** How many requests belong together: a round never ends between them. */
  unit: number;
  /** Requests in the order in which one connection sends them; connections differ. */
  ours(cast: Cast, connection: number): Buffer[];
  baseline(cast: Cast, connection: number): Buffer[];
  /** The same of a baseline that keeps no sums. */
  summed?(cast: Cast, connection: number): Buffer[];
  /** Fields that each server makes up. */
  made?: string[];
  /** Brings an answer of ours into the shape of the baseline's, to compare what they say. */
  plain(answer: never): unknown;
}

const variants = 100;

/** The requests that a connection sends one after the other. */
export const tracksOf = (
  scenario: Scenario,
  whose: 'ours' | 'baseline' | 'summed',
  cast: Cast,
  connections: number,
): Track[] =>
  Array.from({ length: connections }, (_, n) => ({ unit: scenario.unit, requests: scenario[whose]?.(cast, n) ?? [] }));

export interface Edge {
  node: Record<string, unknown> & { __typename?: string };
}

export const nodes = (edges: Edge[]) => edges.map(({ node: { __typename: _, ...node } }) => node);

export const scenarios: Scenario[] = [
  {
    name: 'home',
    aim: 0.8,
    unit: 1,
    ours: (cast, n) => each(cast.participants, n, (person) => operation('HomeScreenQuery', person, {})),
    baseline: (cast, n) => each(cast.participants, n, ({ token }) => request('GET', '/home', token)),
    plain: ({ data: { home } }: { data: { home: { topPerformers: Edge['node'][] } } }) => ({
      ...home,
      topPerformers: home.topPerformers.map(({ __typename: _, ...performer }) => performer),
    }),
  },
  {
    name: 'list of 50',
    aim: 0.8,
    unit: 1,
    ours: (cast, n) =>
      each(cast.participants, n, (person) =>
        operation('EventListPageQuery', person, { count: 50, counted: false, filter: 'ALL' }),
      ),
    baseline: (cast, n) => each(cast.participants, n, ({ token }) => request('GET', '/events?first=50', token)),
    plain: ({ data: { events } }: { data: { events: { edges: Edge[]; pageInfo: PageInfo } } }) => ({
      events: nodes(events.edges),
      pageInfo: events.pageInfo,
    }),
  },
  {
    name: 'detail with 50 participants',
    aim: 0.8,
    unit: 1,
    ours: (cast, n) =>
      each(cast.organizers, n, (person, i) =>
        operation('EventDetailScreenQuery', person, { id: someEvent(cast, n, i) }),
      ),
    baseline: (cast, n) =>
      each(cast.organizers, n, ({ token }, i) => request('GET', `/events/${someEvent(cast, n, i)}`, token)),
    plain: ({ data: { event, viewer } }: { data: { event: DetailEvent; viewer: unknown } }) => {
      const { edges, pageInfo } = event.participants;
      const announcements = {
        items: nodes(event.announcements.edges),
        hasNextPage: event.announcements.pageInfo.hasNextPage,
      };
      const participants = { registrations: nodes(edges), pageInfo };
      return { event: { ...event, announcements, participants }, viewer };
    },
  },
  {
    name: 'register and cancel',
    aim: 0.9,
    unit: 2,
    ours: (cast, n) =>
      inTurn(cast, n, (person, eventId) => {
        const { name, email } = person;
        return [
          operation('useRegisterMutation', person, { input: { eventId, name, email } }),
          operation('useCancelRegistrationMutation', person, { input: { eventId } }),
        ];
      }),
    baseline: (cast, n) =>
      inTurn(cast, n, ({ token, name, email }, eventId) => {
        const path = `/events/${eventId}/registration`;
        return [request('POST', path, token, { name, email }), request('DELETE', path, token)];
      }),
    plain: ({ data }: { data: { registerForEvent: { event: unknown } } }) => data.registerForEvent.event,
  },
];

interface PageInfo {
  endCursor: string;
  hasNextPage: boolean;
}

type DetailEvent = Record<string, unknown> & {
  announcements: { edges: Edge[]; pageInfo: { hasNextPage: boolean } };
  participants: { edges: Edge[]; pageInfo: PageInfo };
};

export const each = <T>(people: readonly T[], connection: number, make: (person: T, i: number) => Buffer | Buffer[]) =>
  Array.from({ length: variants }, (_, i) => make(people[(connection * variants + i * 7) % people.length]!, i)).flat();

const someEvent = (cast: Cast, connection: number, i: number) =>
  cast.eventIds[(connection * 997 + i * 41) % cast.eventIds.length]!;

/** Each connection is one person who takes a seat and gives it back, event after event. */
function inTurn(cast: Cast, connection: number, make: (person: SignedIn, eventId: string) => Buffer[]): Buffer[] {
  const [person, eventIds] = [...cast.freeEventIds][connection]!;
  return eventIds.flatMap((eventId) => make(person, eventId));
}

/** A stored operation, called as the web client calls it. */
function operation(name: string, { token }: SignedIn, variables: Record<string, unknown>): Buffer {
  return request('POST', '/graphql', token, { id: idOf(name), operationName: name, variables });
}

/** Operations of the bench itself, by their ids: the servers know them as they know the web client's. */
export const ownOperations = new Map<string, string>();

/** Stores an operation beside those of the web client. */
export function stored(text: string): (person: SignedIn, variables: Record<string, unknown>) => Buffer {
  const id = createHash('sha256').update(text).digest('hex');
  ownOperations.set(id, text);
  return ({ token }, variables) => request('POST', '/graphql', token, { id, variables });
}

const ids = new Map<string, string>();

function idOf(name: string): string {
  const known = ids.get(name);
  if (known) return known;
  const file = path.resolve(import.meta.dirname, `../web/__generated__/${name}.graphql.ts`);
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!id) throw new Error(`The web client has no stored operation ${name}.`);
  ids.set(name, id);
  return id;
}
