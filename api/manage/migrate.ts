import type { Config } from '../core/config.ts';
import type { Database } from '../core/database.ts';
import { withDatabase } from './place.ts';

/** The names of the migrations that the database has not seen yet. */
export const pendingMigrations = async ({ orm }: Database): Promise<string[]> =>
  (await orm.migrator.getPending()).map(({ name }) => name);

/** Brings the tables up to date, as every start does. Returns what was done. */
export const migrate = (config: Config): Promise<string[]> =>
  withDatabase(config, async (database) => {
    const pending = await pendingMigrations(database);
    await database.migrate();
    return pending;
  });
