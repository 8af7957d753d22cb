import type { Config } from '../core/context/config.ts';
import type { Database } from '../core/statements/database.ts';
import { inWords } from '../core/texts/inWords.ts';
import { contentOf, migrations } from '../migrations.ts';
import { changedSql, sqlFiles } from '../repeatable.ts';
import { tablesOf, type TableSize } from '../upgrade.ts';
import { withDatabase } from './place.ts';

/** The names of the migrations that the database has not run yet. */
export const pendingMigrations = async ({ orm }: Database): Promise<string[]> =>
  (await orm.migrator.getPending()).map(({ name }) => name);

/** The names of the .sql files that the next start applies: the changed ones, or all of them after a migration. */
export async function pendingSql(database: Database): Promise<string[]> {
  const isBehind = (await pendingMigrations(database)).length > 0;
  return (isBehind ? sqlFiles() : await changedSql(database.orm.em.fork())).map(({ name }) => name);
}

/** Brings the schema up to date, as every start does. Returns the names of the applied migrations and .sql files. */
export const migrate = (config: Config, tell: (line: string) => void): Promise<string[]> =>
  withDatabase(config, async (database) => {
    const pending = [...(await pendingMigrations(database)), ...(await pendingSql(database))];
    await database.migrate({ tell: (text) => tell(inWords(text)) });
    return pending;
  });

/** A migration or .sql file that a start would apply, with the tables that it changes or refers to. */
export interface PlannedMigration {
  readonly name: string;
  readonly tables: readonly TableSize[];
}

/** The plan of `migrate`, without applying it. */
export const planMigration = (config: Config): Promise<PlannedMigration[]> =>
  withDatabase(
    config,
    async (database) => {
      const pending = new Set(await pendingMigrations(database));
      const plan: PlannedMigration[] = [];
      for (const Made of migrations.filter(({ name }) => pending.has(name))) {
        const { before, up } = contentOf(Made, database.orm);
        plan.push({ name: Made.name, tables: await tablesOf(database.pool, [...before, ...up]) });
      }
      const files = new Set(await pendingSql(database));
      for (const { name, text } of sqlFiles().filter((each) => files.has(each.name)))
        plan.push({ name, tables: await tablesOf(database.pool, triggersOf(text)) });
      return plan;
    },
    { mayMake: false },
  );

/** Only triggers lock a table; functions and views do not. */
const triggersOf = (text: string) => text.match(/^CREATE OR REPLACE TRIGGER[^;]*/gm) ?? [];
