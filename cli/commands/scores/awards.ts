import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

interface Awards {
  event: { awards: Connection } | null;
}

const query = `query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    awards(first: $first, after: $after) {
      edges { node {
        id userId userName points achievements note awardedByName createdAt
        effectivePoints effectiveAchievements isCorrected correctedByName correctionNote
      } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Lists the awards of one event, as far as the server tells them. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: { limit: string; json?: JsonOption },
): Promise<void> {
  const id = await findEvent(io, api, named);
  const rows = await readUpTo(options.limit, async (page) => {
    const { event } = await api.ask<Awards>(query, { id, ...page });
    if (!event) throw noEvent();
    return event.awards;
  });
  const columns = ['id', 'createdAt', 'userName', 'effectivePoints', 'effectiveAchievements', 'awardedByName'];
  showRows(io, rows, columns, options.json, 'No awards found.');
}
