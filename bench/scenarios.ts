import type { Cast, SignedIn } from './cast.ts';
import { password } from './data.ts';
import { request, type Track } from './load.ts';
import { operation } from './operations.ts';

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

/** With a number of two digits, some fifty of two thousand events hold both. */
const topics = ['Robotics', 'dance', 'Source', 'transport'];

/** A page of fifty events, as the list asks for it; connections begin with different ones, so that all get the same mixture. */
const list = (
  name: string,
  aim: number | undefined,
  which: (cast: Cast, i: number) => { filter: string; cursor?: string; search?: string },
): Scenario => ({
  name,
  ...(aim && { aim }),
  unit: 1,
  ours: (cast, n) =>
    each(cast.participants, n, (person, i) =>
      operation('EventListPageQuery', person, { count: 50, counted: false, sort: 'DATE', ...which(cast, n * 7 + i) }),
    ),
  baseline: (cast, n) =>
    each(cast.participants, n, ({ token }, i) => {
      const { cursor: after, search } = which(cast, n * 7 + i);
      const query = new URLSearchParams({ first: '50', ...(after && { after }), ...(search && { search }) });
      return request('GET', `/events?${query.toString()}`, token);
    }),
  plain: ({ data: { events } }: { data: { events: { edges: Edge[]; pageInfo: PageInfo } } }) => ({
    events: nodes(events.edges),
    pageInfo: events.pageInfo,
  }),
});

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
  list('list of 50', 0.8, () => ({ filter: 'ALL' })),
  list('list, a page deep in it', undefined, ({ deepPlace }) => ({ filter: 'ALL', cursor: deepPlace })),
  list('search for two words', undefined, (_cast, i) => ({
    filter: 'ALL',
    search: `${topics[i % 4]} ${10 + (i % 30)}`,
  })),
  {
    name: 'detail',
    aim: 0.8,
    unit: 1,
    ours: (cast, n) =>
      each(cast.organizers, n, (person, i) =>
        operation('EventDetailScreenQuery', person, { id: someEvent(cast, n, i) }),
      ),
    baseline: (cast, n) =>
      each(cast.organizers, n, ({ token }, i) => request('GET', `/events/${someEvent(cast, n, i)}`, token)),
    plain: ({ data: { event, ...rest } }: { data: { event: DetailEvent; viewer: unknown; platform: unknown } }) => {
      const announcements = {
        items: nodes(event.announcements.edges),
        hasNextPage: event.announcements.pageInfo.hasNextPage,
      };
      return { event: { ...event, announcements }, ...rest };
    },
  },
  {
    name: '50 participants of an event',
    aim: 0.8,
    unit: 1,
    ours: (cast, n) =>
      each(cast.organizers, n, (person, i) =>
        operation('registrationListQuery', person, {
          id: someEvent(cast, n, i),
          runs: false,
          count: 50,
          sort: 'WHEN',
          descending: false,
        }),
      ),
    baseline: (cast, n) =>
      each(cast.organizers, n, ({ token }, i) =>
        request('GET', `/events/${someEvent(cast, n, i)}/participants`, token),
      ),
    plain: ({ data }: { data: { event: { participants: Participants } } }) => {
      const { participants, ...event } = data.event;
      const { edges, pageInfo, totalCount } = participants;
      return { ...event, totalCount, registrations: nodes(edges), pageInfo };
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
  {
    name: 'sign-in',
    unit: 1,
    ours: (cast, n) => signingIn(cast, n, (input) => operation('useLoginMutation', {}, { input })),
    baseline: (cast, n) => signingIn(cast, n, (input) => request('POST', '/login', undefined, input)),
    made: ['token', 'device'],
    plain: ({ data }: { data: { login: unknown } }) => data.login,
  },
  {
    name: 'one event over REST',
    unit: 1,
    ours: (cast, n) =>
      each(cast.participants, n, ({ token }, i) => request('GET', `/api/events/${someEvent(cast, n, i)}`, token)),
    baseline: (cast, n) =>
      each(cast.participants, n, ({ token }, i) => request('GET', `/rest/events/${someEvent(cast, n, i)}`, token)),
    plain: ({ data }: { data: unknown }) => data,
  },
  {
    name: 'announcement over REST',
    unit: 1,
    ours: (cast, n) =>
      each(cast.organizers, n, ({ token }, i) => request('POST', '/api/announcements', token, announcement(i))),
    baseline: (cast, n) =>
      each(cast.organizers, n, ({ token }, i) => request('POST', '/rest/announcements', token, announcement(i))),
    made: ['_id', 'id', 'createdAt', 'updatedAt'],
    plain: ({ data }: { data: unknown }) => data,
  },
];

const announcement = (i: number) => ({
  title: `News no. ${i}`,
  content: 'Doors open a quarter of an hour later than printed; the rest of the programme stays as it is. '.repeat(2),
  priority: 'low',
});

interface PageInfo {
  endCursor: string;
  hasNextPage: boolean;
}

type DetailEvent = Record<string, unknown> & {
  announcements: { edges: Edge[]; pageInfo: { hasNextPage: boolean } };
};

interface Participants {
  edges: Edge[];
  pageInfo: PageInfo;
  totalCount: number;
}

export const each = <T>(people: readonly T[], connection: number, make: (person: T, i: number) => Buffer | Buffer[]) =>
  Array.from({ length: variants }, (_, i) => make(people[(connection * variants + i * 7) % people.length]!, i)).flat();

const someEvent = (cast: Cast, connection: number, i: number) =>
  cast.eventIds[(connection * 997 + i * 41) % cast.eventIds.length]!;

/** Each connection signs in people of its own, each now and then: a few at once is all that one account is let. */
const signingIn = ({ participants }: Cast, connection: number, make: (input: object) => Buffer): Buffer[] =>
  Array.from({ length: 12 }, (_, i) => {
    const { email } = participants[(connection * 12 + i) % participants.length]!;
    return make({ email, password });
  });

/** Each connection is one person who takes a seat and gives it back, event after event. */
function inTurn(cast: Cast, connection: number, make: (person: SignedIn, eventId: string) => Buffer[]): Buffer[] {
  const [person, eventIds] = [...cast.freeEventIds][connection]!;
  return eventIds.flatMap((eventId) => make(person, eventId));
}
