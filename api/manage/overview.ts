import type { Config } from '../core/context/config.ts';
import { pendingMigrations, pendingSql } from './migrate.ts';
import { withDatabase } from './place.ts';

/** The numbers of an instance, including queued and failed mail. */
export interface ServerStatus {
  readonly database: string;
  /** Includes changed .sql files. */
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

/** Read-only. */
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

/** The counts while migrations are pending: the tables may not exist yet. */
const nothing = { users: 0, admins: 0, events: 0, registrations: 0, mailWaiting: 0, mailFailed: 0 };
