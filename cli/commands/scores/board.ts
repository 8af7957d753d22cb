import { eventIdProblem } from '../../../api/events/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, noEvent } from '../../core/errors.ts';
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
  { ask }: Api,
  id: string,
  options: { limit: string; json?: JsonOption },
): Promise<void> {
  const problem = eventIdProblem(id, 'fetch');
  if (problem) throw new Failure(problem, exitCodes.usage);
  const rows = await readUpTo(options.limit, async (page) => {
    const { event } = await ask<Board>(query, { id, ...page });
    if (!event) throw noEvent();
    return event.leaderboard;
  });
  const columns = ['rank', 'userName', 'college', 'score', 'achievements'];
  showRows(io, rows, columns, options.json, 'No leaderboard data available for this event yet.');
}
