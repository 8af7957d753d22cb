import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, type Row, showRows } from '../../core/show.ts';

export interface ListOptions {
  filter: string;
  search?: string;
  tag?: string[];
  approval?: string;
  limit: string;
  json?: JsonOption;
}

interface Events {
  events: Connection<Row & { registeredCount: number }>;
}

const query = `query ($first: Int!, $after: String, $filter: EventFilter!, $search: String, $tags: [String!],
  $approval: EventApproval) {
  events(first: $first, after: $after, filter: $filter, search: $search, tags: $tags, approval: $approval) {
    edges { node { id title date location registeredCount capacity tags organizerName } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists events, page by page up to the limit. */
export async function run(io: Io, { ask }: Api, options: ListOptions): Promise<void> {
  const variables = {
    filter: options.filter.toUpperCase(),
    search: options.search,
    tags: options.tag,
    approval: options.approval?.toUpperCase(),
  };
  const events = await readUpTo(
    options.limit,
    async (page) => (await ask<Events>(query, { ...variables, ...page })).events,
  );
  const rows = events.map((event) => ({ ...event, seats: `${event.registeredCount}/${String(event.capacity)}` }));
  showRows(io, rows, ['id', 'date', 'title', 'location', 'seats'], options.json, 'No events found.');
}
