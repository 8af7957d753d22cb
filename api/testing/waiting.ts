import type { ClientBase } from 'pg';

/**
 * The number of sessions that wait for locks of `holder`, directly or behind each other. Waits of other work, such as
 * that of the background, do not count.
 */
export async function waitingFor(holder: ClientBase): Promise<number> {
  const { rows } = await holder.query<{ count: number }>(`
    WITH RECURSIVE behind AS (
      SELECT pg_backend_pid() AS pid
      UNION SELECT l.pid FROM pg_locks l JOIN behind b ON b.pid = ANY(pg_blocking_pids(l.pid)) WHERE NOT l.granted
    ) SELECT count(*)::int - 1 AS count FROM behind`);
  return rows[0]!.count;
}
