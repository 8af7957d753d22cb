import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

const query = `query ($first: Int!, $after: String) {
  collegeRankings(first: $first, after: $after) {
    edges { node { rank college totalScore participantCount eventCount } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Shows which colleges have reached most. */
export async function run(io: Io, { ask }: Api, options: { limit: string; json?: JsonOption }): Promise<void> {
  const rows = await readUpTo(
    options.limit,
    async (page) => (await ask<{ collegeRankings: Connection }>(query, page)).collegeRankings,
  );
  const columns = ['rank', 'college', 'totalScore', 'participantCount', 'eventCount'];
  showRows(io, rows, columns, options.json, 'No college leaderboard data available yet.');
}
