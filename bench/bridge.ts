import { deepStrictEqual } from 'node:assert';
import { readOperations } from '../api/doors/rest/operations.ts';
import type { Cast } from './cast.ts';
import { type Finding, verdict } from './findings.ts';
import { ask, request } from './load.ts';
import { type MeasureOptions, inTurns, median, perSecond } from './measure.ts';
import { storeOperation } from './operations.ts';
import { each } from './scenarios.ts';
import type { Server } from './servers.ts';

/** The highest acceptable cost of REST, as a multiple of the same operation over GraphQL. */
const aim = 1.25;

interface ComparedRead {
  name: string;
  operation: string;
  variables(cast: Cast, i: number): Record<string, unknown>;
  path(cast: Cast, i: number): string;
  /** Selects the part of the GraphQL response that equals REST's `data`. */
  data(answer: never): unknown;
}

interface Edges {
  edges: { node: unknown }[];
}

const nodes = ({ edges }: Edges) => edges.map(({ node }) => node);
const page = { first: 50, counting: true };
const eventId = (cast: Cast, i: number) => cast.eventIds[(i * 41) % cast.eventIds.length]!;

const readings: readonly ComparedRead[] = [
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
  const graphql = storeOperation(documents.get(reading.operation)!.text);
  return {
    ...reading,
    rest: (cast: Cast, n: number) =>
      each(cast.participants, n, ({ token }, i) => request('GET', reading.path(cast, i), token)),
    graphql: (cast: Cast, n: number) =>
      each(cast.participants, n, (person, i) => graphql(person, reading.variables(cast, i))),
  };
});

/** Throws if REST and GraphQL of a server return different data. */
export async function compareDoors({ port }: Server, cast: Cast): Promise<void> {
  for (const { data, rest, graphql } of sides) {
    const [restAnswer, graphqlAnswer] = [await ask(port, rest(cast, 0)[0]!), await ask(port, graphql(cast, 0)[0]!)];
    deepStrictEqual((restAnswer as { data: unknown }).data, data((graphqlAnswer as { data: never }).data));
  }
}

/** Measures the cost of reads over REST as a multiple of the same operation over GraphQL on the same server. */
export async function benchBridge(server: Server, cast: Cast, effort: MeasureOptions): Promise<Finding[]> {
  await compareDoors(server, cast);
  process.stdout.write(`\nREST, in times of what the same operation costs over GraphQL (aim: ${aim} at most)\n\n`);
  const findings: Finding[] = [];
  for (const { name, rest, graphql } of sides) {
    const [restSide, graphqlSide] = [rest, graphql].map((make) => ({
      server,
      tracks: Array.from({ length: effort.connections }, (_, n) => ({ unit: 1, requests: make(cast, n) })),
    }));
    const roundsBySide = await inTurns({ rest: restSide!, graphql: graphqlSide! }, effort);
    const value = median(roundsBySide.graphql.map((round, n) => perSecond(round) / perSecond(roundsBySide.rest[n]!)));
    const [perRest, perGraphql] = [roundsBySide.rest, roundsBySide.graphql].map((rounds) =>
      median(rounds.map(perSecond)).toFixed(0),
    );
    const behind = `${perRest} to ${perGraphql} requests a second`;
    const finding: Finding = { name: `${name} over REST, to GraphQL`, value, better: 'less', aim, behind };
    findings.push(finding);
    process.stdout.write(`${name.padEnd(20)} ${value.toFixed(2)}  ${verdict(finding)}\n`);
  }
  return findings;
}
