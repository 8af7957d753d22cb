import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

interface Board {
  event: { leaderboard: Connection } | null;
}

const query = `query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    leaderboard(first: $first, after: $after) {
      edges { node { rank userId userName college score achievements lastUpdated } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Shows the board of one event. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: { limit: string; json?: JsonOption },
): Promise<void> {
  const id = await findEvent(io, api, named);
  const rows = await readUpTo(options.limit, async (page) => {
    const { event } = await api.ask<Board>(query, { id, ...page });
    if (!event) throw noEvent();
    return event.leaderboard;
  });
  const columns = ['rank', 'userName', 'college', 'score', 'achievements'];
  showRows(io, rows, columns, options.json, 'No leaderboard data available for this event yet.');
}
