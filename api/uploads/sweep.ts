import type pg from 'pg';
import type { Sweep } from '../core/jobs/jobs.ts';
import { filesOf } from './rules.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

const lockUnused = `SELECT name FROM uploads u
   WHERE used_at < now() - interval '1 day'
     AND NOT EXISTS (SELECT FROM events WHERE image = '/uploads/' || u.name || '.webp')
     AND NOT EXISTS (SELECT FROM users WHERE photo = '/uploads/' || u.name || '.webp')
   LIMIT 100 FOR UPDATE SKIP LOCKED`;

/**
 * Deletes pictures that were unused for a day, at most 100 per call, and returns their number. Files are deleted before
 * rows, so the next sweep retries after a failure of the store. A concurrent useUpload waits for the row lock and then
 * fails.
 */
export async function sweepUploads(pool: pg.Pool, store: Store): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ name: string }>(lockUnused);
    await Promise.all(rows.flatMap(({ name }) => filesOf(name)).map((file) => store.remove(file)));
    await client.query('DELETE FROM uploads WHERE name = ANY($1)', [rows.map(({ name }) => name)]);
    await client.query('COMMIT');
    return rows.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

export const sweepUnused: Sweep = {
  minutes: 60,
  run: async ({ config, database }) => {
    const store = await openStore(config);
    await sweepUploads(database.pool, store).finally(() => store.close());
  },
};
