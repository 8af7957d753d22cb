import type { Config } from '../core/config.ts';
import type { Database } from '../core/database.ts';
import { changedSql, sqlFiles } from '../repeatable.ts';
import { withDatabase } from './place.ts';

/** The names of the migrations that the database has not seen yet. */
export const pendingMigrations = async ({ orm }: Database): Promise<string[]> =>
  (await orm.migrator.getPending()).map(({ name }) => name);

/** The names of the .sql files that the next start runs: those that have changed, or all of them after a migration. */
export async function pendingSql(database: Database): Promise<string[]> {
  const isBehind = (await pendingMigrations(database)).length > 0;
  return (isBehind ? sqlFiles() : await changedSql(database.orm.em.fork())).map(({ name }) => name);
}

/** Brings the schema up to date, as every start does. Returns what was done. */
export const migrate = (config: Config): Promise<string[]> =>
  withDatabase(config, async (database) => {
    const pending = [...(await pendingMigrations(database)), ...(await pendingSql(database))];
    await database.migrate();
    return pending;
  });
