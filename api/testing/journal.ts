import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from './build.ts';

/**
 * Returns what resolves when everything has followed from what was written before; what others write meanwhile is not waited
 * for. It throws where a follower could not process something.
 */
export const settledIn = (sql: Sql) => async (): Promise<void> => {
  // followers append as well
  for (let round = 0; round < 3; round += 1) {
    const [last] = await sql<{ id: string | null }>('SELECT max(id) AS id FROM journal');
    if (last!.id === null) break;
    while ((await sql('SELECT FROM journal WHERE id <= $1 LIMIT 1', [last!.id])).length > 0) await pause(3);
  }
  const [failed] = await sql('SELECT follower, kind, sqlstate FROM journal_failed WHERE sqlstate IS NOT NULL');
  if (failed) throw new Error(`An entry of the journal was set aside: ${JSON.stringify(failed)}`);
};
