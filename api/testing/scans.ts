import { randomUUID } from 'node:crypto';
import type { BuiltEvent, Person, Sql } from './build.ts';

interface BuiltScan {
  readonly event: Pick<BuiltEvent, 'uuid'>;
  readonly who: Person;
  readonly by: Person;
  readonly at?: Date;
  readonly door?: string;
}

/** Lets people in, straight in the database. Returns the ids of the scans. */
export const scansIn =
  (sql: Sql) =>
  async (scans: readonly BuiltScan[]): Promise<string[]> => {
    const ids = scans.map(() => randomUUID());
    for (const [n, { event, who, by, at = new Date(), door = null }] of scans.entries())
      await sql(`INSERT INTO scans (event_id, id, user_id, at, by_id, door) VALUES ($1, $2, $3, $4, $5, $6)`, [
        event.uuid,
        ids[n],
        who.uuid,
        at,
        by.uuid,
        door,
      ]);
    return ids;
  };
