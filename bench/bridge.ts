import { deepStrictEqual } from 'node:assert';
import { readOperations } from '../api/doors/rest/operations.ts';
import type { Cast } from './data.ts';
import { ask, load, request } from './load.ts';
import { each, stored } from './scenarios.ts';
import type { Server } from './servers.ts';

/** What REST may cost at most, in times of the same operation over GraphQL. */
const aim = 1.25;

interface Reading {
  name: string;
  operation: string;
  variables(cast: Cast, i: number): Record<string, unknown>;
  path(cast: Cast, i: number): string;
  /** Where in GraphQL's answer stands what REST answers as `data`. */
  data(answer: never): unknown;
}

interface Edges {
  edges: { node: unknown }[];
}

const nodes = ({ edges }: Edges) => edges.map(({ node }) => node);
const page = { first: 50, counting: true };
const eventId = (cast: Cast, i: number) => cast.eventIds[(i * 41) % cast.eventIds.length]!;

const readings: readonly Reading[] = [
  {
    name: 'one event',
    operation: 'Event',
    variables: (cast, i) => ({ eventId: eventId(cast, i) }),
    path: (cast, i) => `/api/events/${eventId(cast, i)}`,
    data: ({ event }: { event: unknown }) => event,
  },
  {
    name: '50 events',
    operation: 'Events',
    variables: () => ({ ...page, filter: 'UPCOMING' }),
    path: () => '/api/events?filter=upcoming&limit=50',
    data: ({ events }: { events: Edges }) => nodes(events),
  },
  {
    name: '50 participants',
    operation: 'Participants',
    variables: (cast, i) => ({ ...page, eventId: eventId(cast, i) }),
    path: (cast, i) => `/api/events/${eventId(cast, i)}/participants?limit=50`,
    data: ({ event }: { event: { participants: Edges } }) => nodes(event.participants),
  },
  {
    name: '50 rows of a board',
    operation: 'Leaderboard',
    variables: ({ boardId }) => ({ ...page, eventId: boardId }),
    path: ({ boardId }) => `/api/leaderboard/event/${boardId}?limit=50`,
    data: ({ event }: { event: { leaderboard: Edges } }) => nodes(event.leaderboard),
  },
];

const documents = readOperations();
const sides = readings.map((reading) => {
  const graphql = stored(documents.get(reading.operation)!.text);
  return {
    ...reading,
    rest: (cast: Cast, n: number) =>
      each(cast.participants, n, ({ token }, i) => request('GET', reading.path(cast, i), token)),
    graphql: (cast: Cast, n: number) =>
      each(cast.participants, n, (person, i) => graphql(person, reading.variables(cast, i))),
  };
});

/** Prints what a read costs over REST, in times of the same operation at the same server over GraphQL. */
export async function benchBridge(
  { port }: Server,
  cast: Cast,
  { rounds, seconds, connections }: Record<'rounds' | 'seconds' | 'connections', number>,
  beforeRound: () => Promise<void>,
): Promise<void> {
  process.stdout.write(`\nREST, in times of what the same operation costs over GraphQL (aim: ${aim} at most)\n\n`);
  for (const { name, data, rest, graphql } of sides) {
    const [own, asked] = [await ask(port, rest(cast, 0)[0]!), await ask(port, graphql(cast, 0)[0]!)];
    deepStrictEqual((own as { data: unknown }).data, data((asked as { data: never }).data));
    const ratios: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const perSecond = [];
      for (const make of [rest, graphql]) {
        await beforeRound();
        const tracks = Array.from({ length: connections }, (_, n) => ({ unit: 1, requests: make(cast, n) }));
        const done = await load(port, tracks, seconds);
        perSecond.push(done.requests / done.seconds);
      }
      if (round >= 0) ratios.push(perSecond[1]! / perSecond[0]!);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[ratios.length >> 1]!;
    process.stdout.write(`${name.padEnd(20)} ${ratio.toFixed(2)}  ${ratio <= aim ? 'reached' : 'missed'}\n`);
  }
}
