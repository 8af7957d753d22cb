import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';

/** An update of a table in batches by `id`, each in its own transaction. */
export interface Backfill {
  readonly table: string;
  readonly set: string;
  /** Selects rows that still need the update. */
  readonly where: string;
  /** A text that Node computes from an SQL expression of each row. `set` refers to it as `made.text`. */
  readonly made?: { readonly from: string; of(text: string): string };
}

/** Steps before the transaction of `up`. Each runs by itself, and must be repeatable after a crash. */
export interface PreparatorySteps {
  readonly before?: readonly (string | Backfill)[];
}

type MigrationClass = new (...parts: ConstructorParameters<typeof Migration>) => Migration & PreparatorySteps;

/** The folder is above the sources, and above the compiled files. */
const folder = new URL('../migrations/', import.meta.url);

/** Each file exports one class. */
async function classIn(file: string): Promise<MigrationClass> {
  const module = (await import(new URL(file, folder).href)) as Record<string, MigrationClass>;
  return Object.values(module)[0]!;
}

/** All migrations, sorted by name, which is the order of execution. */
export const migrations: readonly MigrationClass[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => /^Migration\d+_\w+\.[jt]s$/.test(file))
    .toSorted()
    .map(classIn),
);

/** The steps before the transaction of a migration, and the statements of the transaction. */
export function contentOf(
  Made: MigrationClass,
  { em, config }: MikroORM,
): { before: NonNullable<PreparatorySteps['before']>; up: string[] } {
  const migration = new Made(em.getDriver(), config);
  // `up` only collects statements, so there is nothing to await
  void migration.up();
  return { before: migration.before ?? [], up: migration.getQueries().map(String) };
}
