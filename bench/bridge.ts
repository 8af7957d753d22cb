import { deepStrictEqual } from 'node:assert';
import { readOperations } from '../api/doors/rest/operations.ts';
import type { Cast } from './cast.ts';
import { ask, request } from './load.ts';
import { storeOperation } from './operations.ts';
import type { Server } from './servers.ts';

interface ComparedRead {
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
    operation: 'Event',
    variables: (cast, i) => ({ eventId: eventId(cast, i) }),
    path: (cast, i) => `/api/events/${eventId(cast, i)}`,
    data: ({ event }: { event: unknown }) => event,
  },
  {
    operation: 'Events',
    variables: () => ({ ...page, filter: 'UPCOMING' }),
    path: () => '/api/events?filter=upcoming&limit=50',
    data: ({ events }: { events: Edges }) => nodes(events),
  },
  {
    operation: 'Participants',
    variables: (cast, i) => ({ ...page, eventId: eventId(cast, i) }),
    path: (cast, i) => `/api/events/${eventId(cast, i)}/participants?limit=50`,
    data: ({ event }: { event: { participants: Edges } }) => nodes(event.participants),
  },
  {
    operation: 'Leaderboard',
    variables: ({ boardId }) => ({ ...page, eventId: boardId }),
    path: ({ boardId }) => `/api/leaderboard/event/${boardId}?limit=50`,
    data: ({ event }: { event: { leaderboard: Edges } }) => nodes(event.leaderboard),
  },
];

const documents = readOperations();

const reads = readings.map(({ operation, variables, path, data }) => {
  const graphql = storeOperation(documents.get(operation)!.text);
  return (cast: Cast) => {
    const [person] = cast.participants;
    return { data, rest: request('GET', path(cast, 0), person!.token), graphql: graphql(person!, variables(cast, 0)) };
  };
});

/** Throws if REST and GraphQL of a server return different data. */
export async function compareDoors({ port }: Server, cast: Cast): Promise<void> {
  for (const read of reads) {
    const { data, rest, graphql } = read(cast);
    const [restAnswer, graphqlAnswer] = [await ask(port, rest), await ask(port, graphql)];
    deepStrictEqual((restAnswer as { data: unknown }).data, data((graphqlAnswer as { data: never }).data));
  }
}
