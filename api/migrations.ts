import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...parts: ConstructorParameters<typeof Migration>) => Migration;

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
