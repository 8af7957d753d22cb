import type { Config } from '../core/config.ts';
import { pendingMigrations, pendingSql } from './migrate.ts';
import { withDatabase } from './place.ts';

/** What an instance holds and what waits in it. */
export interface ServerStatus {
  readonly database: string;
  /** With the .sql files that have changed. */
  readonly pendingMigrations: number;
  readonly users: number;
  readonly admins: number;
  readonly events: number;
  readonly registrations: number;
  readonly mailWaiting: number;
  readonly mailFailed: number;
}

const counts = `SELECT current_setting('server_version') AS database,
    (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM users WHERE role = 'admin') AS admins,
    (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM seats) AS registrations,
    (SELECT count(*)::int FROM mail_messages WHERE state = 'queued') AS "mailWaiting",
    (SELECT count(*)::int FROM mail_messages WHERE state = 'failed') AS "mailFailed"`;

/** Looks and changes nothing. */
export const overview = (config: Config): Promise<ServerStatus> =>
  withDatabase(
    config,
    async (database) => {
      const behind = await pendingMigrations(database);
      const pending = behind.length + (await pendingSql(database)).length;
      if (behind.length > 0) {
        const { rows } = await database.pool.query<{ database: string }>(
          `SELECT current_setting('server_version') AS database`,
        );
        return { ...nothing, database: rows[0]!.database, pendingMigrations: pending };
      }
      const { rows } = await database.pool.query<Omit<ServerStatus, 'pendingMigrations'>>(counts);
      return { ...rows[0]!, pendingMigrations: pending };
    },
    { mayMake: false },
  );

/** What cannot be counted before the tables are there. */
const nothing = { users: 0, admins: 0, events: 0, registrations: 0, mailWaiting: 0, mailFailed: 0 };
