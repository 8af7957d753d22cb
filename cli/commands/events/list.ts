import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showRows } from '../../core/show.ts';

export interface ListOptions {
  filter: string;
  search?: string;
  tag?: string[];
  limit: string;
  json?: JsonOption;
}

interface Events {
  events: {
    edges: { node: Row & { registeredCount: number } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const query = `query ($first: Int!, $after: String, $filter: EventFilter!, $search: String, $tags: [String!]) {
  events(first: $first, after: $after, filter: $filter, search: $search, tags: $tags) {
    edges { node { id title date location registeredCount capacity tags organizerName } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists events, page by page up to the limit. */
export async function run(io: Io, { ask }: Api, options: ListOptions): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new Failure('--limit must be a number above 0.', exitCodes.usage);
  const variables = { filter: options.filter.toUpperCase(), search: options.search, tags: options.tag };
  const rows: Row[] = [];
  for (let after: string | undefined; rows.length < limit;) {
    const first = Math.min(100, limit - rows.length);
    const { events } = await ask<Events>(query, { ...variables, first, after });
    rows.push(
      ...events.edges.map(({ node }) => ({ ...node, seats: `${node.registeredCount}/${String(node.capacity)}` })),
    );
    if (!events.pageInfo.hasNextPage) break;
    after = events.pageInfo.endCursor;
  }
  showRows(io, rows, ['id', 'date', 'title', 'location', 'seats'], options.json, 'No events found.');
}
