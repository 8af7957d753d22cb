import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

const query = `query ($first: Int!, $after: String) {
  topPerformers(first: $first, after: $after) {
    edges { node { rank userId userName college eventCount totalScore achievements } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Shows who has reached most at all events together. */
export async function run(io: Io, { ask }: Api, options: { limit: string; json?: JsonOption }): Promise<void> {
  const rows = await readUpTo(
    options.limit,
    async (page) => (await ask<{ topPerformers: Connection }>(query, page)).topPerformers,
  );
  const columns = ['rank', 'userName', 'college', 'eventCount', 'totalScore'];
  showRows(io, rows, columns, options.json, 'No top performers data available yet.');
}
