import { randomUUID } from 'node:crypto';
import type { BuiltEvent, Person, Sql } from './build.ts';

interface BuiltScan {
  readonly event: Pick<BuiltEvent, 'uuid'>;
  readonly who: Person;
  readonly by: Person;
  readonly at?: Date;
  readonly door?: string;
  readonly isWalkIn?: boolean;
}

/** Inserts check-ins directly into the database. Returns the ids of the scans. */
export const scansIn =
  (sql: Sql) =>
  async (scans: readonly BuiltScan[]): Promise<string[]> => {
    const ids = scans.map(() => randomUUID());
    for (const [n, { event, who, by, at = new Date(), door = null, isWalkIn = false }] of scans.entries())
      await sql(
        `INSERT INTO scans (event_id, id, user_id, at, by_id, door, is_walk_in) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [event.uuid, ids[n], who.uuid, at, by.uuid, door, isWalkIn],
      );
    return ids;
  };

/** Inserts check-ins of guests directly into the database. Returns the ids of the scans. */
export const guestsIn =
  (sql: Sql) =>
  async (
    event: Pick<BuiltEvent, 'uuid'>,
    names: readonly string[],
    by: Person,
    door: string | null = null,
  ): Promise<string[]> => {
    const ids = names.map(() => randomUUID());
    await sql('UPDATE events SET taken = taken + $2, guests = guests + $2 WHERE id = $1', [event.uuid, names.length]);
    await sql(
      `INSERT INTO scans (event_id, id, guest_name, at, by_id, is_walk_in, door)
       SELECT $1, id, name, now(), $4, true, $5 FROM unnest($2::uuid[], $3::text[]) AS t (id, name)`,
      [event.uuid, ids, names, by.uuid, door],
    );
    await sql('SELECT evm_append_scans($1, NULL, $2::uuid[])', [event.uuid, ids]);
    return ids;
  };
