import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';

/** Rows of a table, found by their `id`, that are written a few at a time: each batch in a transaction of its own. */
export interface Backfill {
  readonly table: string;
  readonly set: string;
  /** Of what is still to be written: rows that are right are left alone. */
  readonly where: string;
}

/** What a migration does before the transaction of its `up`: each by itself, and so that it may run again after a crash. */
export interface Stepwise {
  readonly before?: readonly (string | Backfill)[];
}

type MigrationClass = new (...parts: ConstructorParameters<typeof Migration>) => Migration & Stepwise;

/** Above the sources as well as above what they are compiled to. */
const folder = new URL('../migrations/', import.meta.url);

/** Each file has one. */
async function classIn(file: string): Promise<MigrationClass> {
  const module = (await import(new URL(file, folder).href)) as Record<string, MigrationClass>;
  return Object.values(module)[0]!;
}

/** All migrations, in the order of their names, which is that in which they are run. */
export const migrations: readonly MigrationClass[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => /^Migration\d+_\w+\.[jt]s$/.test(file))
    .toSorted()
    .map(classIn),
);

/** What a migration does before its transaction, and the statements of that. */
export function contentOf(
  Made: MigrationClass,
  { em, config }: MikroORM,
): { before: NonNullable<Stepwise['before']>; up: string[] } {
  const migration = new Made(em.getDriver(), config);
  // it collects its statements, and waits for nothing
  void migration.up();
  return { before: migration.before ?? [], up: migration.getQueries().map(String) };
}
