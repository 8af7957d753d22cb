import type { Cast, SignedInPerson } from './cast.ts';
import { password } from './data.ts';
import { request, type Track } from './load.ts';
import { operation } from './operations.ts';

/** A request, or a group of requests, that all servers answer. */
export interface Scenario {
  name: string;
  /** The minimum ratio of our requests per second to the best baseline's. undefined if the two are not comparable. */
  aim?: number;
  /** The least ratios with ten times the data: to itself with today's, and to the better baseline with as much. */
  grown?: { itself: number; byHand?: number };
  /** Number of requests that belong together. A round never ends between them. */
  unit: number;
  /** The most connections. A round of slow requests would otherwise take long to end. */
  mostConnections?: number;
  /** Requests of one connection, in order. They differ between connections. */
  ours(cast: Cast, connection: number): Buffer[];
  baseline(cast: Cast, connection: number): Buffer[];
  /** The same for the baseline that sums at each request. */
  summed?(cast: Cast, connection: number): Buffer[];
  /** Fields that each server generates. */
  made?: string[];
  /** Converts our response into the shape of the baseline's, for comparison. */
  plain(answer: never): unknown;
}

/** A scenario without baseline is only compared with ten times the data. */
export type MeasuredScenario = Pick<Scenario, 'name' | 'unit' | 'ours'> & Partial<Scenario>;

const variants = 100;

/** The tracks of a scenario, one per connection. */
export const tracksOf = (
  scenario: MeasuredScenario,
  whose: 'ours' | 'baseline',
  cast: Cast,
  connections: number,
): Track[] =>
  Array.from({ length: Math.min(connections, scenario.mostConnections ?? connections) }, (_, n) => ({
    unit: scenario.unit,
    requests: scenario[whose]?.(cast, n) ?? [],
  }));

export interface Edge {
  node: Record<string, unknown> & { __typename?: string };
}

export const nodes = (edges: Edge[]) => edges.map(({ node: { __typename: _, ...node } }) => node);

/** Search words. Combined with a two-digit number, a search matches about 50 of 2,000 events. */
const topics = ['Robotics', 'dance', 'Source', 'transport'];

/** A page of 50 events as the list requests it. Connections start at different variants, so that all get the same mix. */
const list = (
  name: string,
  grown: Required<Scenario>['grown'],
  which: (cast: Cast, i: number) => { filter: string; cursor?: string; search?: string },
): Scenario => ({
  name,
  aim: 0.8,
  grown,
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
    grown: { itself: 0.9 },
    unit: 1,
    ours: (cast, n) => each(cast.participants, n, (person) => operation('HomeScreenQuery', person, {})),
    baseline: (cast, n) => each(cast.participants, n, ({ token }) => request('GET', '/home', token)),
    plain: ({ data: { home } }: { data: { home: { topPerformers: Edge['node'][] } } }) => ({
      ...home,
      topPerformers: home.topPerformers.map(({ __typename: _, ...performer }) => performer),
    }),
  },
  list('list of 50', { itself: 0.9 }, () => ({ filter: 'ALL' })),
  list('list, a page deep in it', { itself: 0.9, byHand: 0.8 }, ({ deepPlace }) => ({
    filter: 'ALL',
    cursor: deepPlace,
  })),
  list('search for two words', { itself: 0.9, byHand: 0.8 }, (_cast, i) => ({
    filter: 'ALL',
    search: `${topics[i % 4]} ${10 + (i % 30)}`,
  })),
  {
    name: 'detail',
    aim: 0.8,
    grown: { itself: 0.9 },
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
    grown: { itself: 0.9 },
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
    aim: 0.85,
    grown: { itself: 0.9 },
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
    // Each server makes a registration of its own. The title is unique, and identifies the event.
    made: ['id'],
    plain: ({ data }: { data: { registerForEvent: { event: unknown } } }) => data.registerForEvent.event,
  },
  {
    name: 'sign-in',
    unit: 1,
    mostConnections: 4,
    ours: (cast, n) => signingIn(cast, n, (input) => operation('useLoginMutation', {}, { input })),
    baseline: (cast, n) => signingIn(cast, n, (input) => request('POST', '/login', undefined, input)),
    made: ['token', 'device'],
    plain: ({ data }: { data: { login: unknown } }) => data.login,
  },
  {
    name: 'one event over REST',
    aim: 0.8,
    grown: { itself: 0.9 },
    unit: 1,
    ours: (cast, n) =>
      each(cast.participants, n, ({ token }, i) => request('GET', `/api/events/${someEvent(cast, n, i)}`, token)),
    baseline: (cast, n) =>
      each(cast.participants, n, ({ token }, i) => request('GET', `/rest/events/${someEvent(cast, n, i)}`, token)),
    plain: ({ data }: { data: unknown }) => data,
  },
  {
    name: 'announcement over REST',
    aim: 0.8,
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

/** Each connection signs in 12 people of its own in turn, because sign-ins per account are limited. */
const signingIn = ({ participants }: Cast, connection: number, make: (input: object) => Buffer): Buffer[] =>
  Array.from({ length: 12 }, (_, i) => {
    const { email } = participants[(connection * 12 + i) % participants.length]!;
    return make({ email, password });
  });

/** Each connection is one person who takes and cancels a seat at one event after the other. */
function inTurn(cast: Cast, connection: number, make: (person: SignedInPerson, eventId: string) => Buffer[]): Buffer[] {
  const [person, eventIds] = [...cast.freeEventIds][connection]!;
  return eventIds.flatMap((eventId) => make(person, eventId));
}
