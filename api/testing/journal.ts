import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from './build.ts';

/**
 * Resolves when all journal entries written before the call are processed; does not wait for later ones. Throws if a
 * follower has failed. Calls that meet share one look, because hundreds would occupy the connections.
 */
export function settledIn(sql: Sql): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    const work = settle(sql);
    running = work.catch(() => {});
    return work;
  };
  return () => (next ??= running.then(begin));
}

async function settle(sql: Sql): Promise<void> {
  // followers append entries too
  for (let round = 0; round < 3; round += 1) {
    const [last] = await sql<{ id: string | null }>('SELECT max(id) AS id FROM journal');
    if (last!.id === null) break;
    while ((await sql('SELECT FROM journal WHERE id <= $1 LIMIT 1', [last!.id])).length > 0) await pause(3);
  }
  const [failed] = await sql('SELECT follower, kind, sqlstate FROM journal_failed WHERE sqlstate IS NOT NULL');
  if (failed) throw new Error(`An entry of the journal was set aside: ${JSON.stringify(failed)}`);
}
