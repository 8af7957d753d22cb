import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Queue } from './core/jobs/jobs.ts';
import { DatabaseProblem } from './core/statements/databaseProblem.ts';
import { sentence } from './core/texts/operatorTexts.ts';
import type { Sentence } from './core/texts/texts.ts';
import { features } from './features.ts';
import { migrations } from './migrations.ts';
import { sqlFiles } from './repeatable.ts';

const file = new URL('release.json', import.meta.url);

const { number, content } = JSON.parse(readFileSync(file, 'utf8')) as { number: number; content: string };

/** The queues of all jobs. */
export const queues: readonly Queue[] = features.flatMap(({ jobs = [] }) => jobs.map(({ queue }) => queue));

/**
 * Increases if a migration is added, or a .sql file or a queue changes; `npm run generate` raises it. The database stores the
 * highest.
 */
export const release = number;

/** For transactions that write `applied_sql`: core/release.sql refuses all others. */
export const setReleaseSql = `SET LOCAL evm.release = ${release}`;

/** Stores the release in the transaction that runs its .sql files. */
export const storeReleaseSql = `INSERT INTO applied_sql (file, hash) VALUES ('release', '${release}')
  ON CONFLICT (file) DO UPDATE SET hash = excluded.hash`;

/** Throws a DatabaseProblem if a newer evm has changed the database; otherwise returns its release. Writes nothing. */
export async function refuseOlder(client: pg.ClientBase): Promise<number> {
  const readColumn = async (table: string, column: string, which: string): Promise<string[]> => {
    const { rowCount } = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('${table}')`);
    if (!rowCount) return [];
    const { rows } = await client.query<{ value: string }>(`SELECT ${column} AS value FROM ${table} ${which}`);
    return rows.map(({ value }) => value);
  };
  const known = new Set(migrations.map(({ name }) => name));
  const executed = await readColumn('mikro_orm_migrations', 'name', 'ORDER BY id');
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length > 0) throw tooOld(sentence('unknownMigrations', { names: unknown.join(', ') }));
  const [there = '0'] = await readColumn('applied_sql', 'hash', `WHERE file = 'release'`);
  if (Number(there) > release) throw tooOld(sentence('laterRelease', { theirs: there, ours: release }));
  return Number(there);
}

const tooOld = (why: Sentence) => new DatabaseProblem(sentence('evmTooOld', { why }), sentence('startNewer'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = [
    ...migrations.map(({ name }) => name),
    ...sqlFiles().map(({ name, hash }) => `${name} ${hash}`),
    ...queues.map((queue) => JSON.stringify(queue)),
  ];
  const now = createHash('sha256').update(parts.join('\n')).digest('hex');
  if (now !== content) writeFileSync(file, `${JSON.stringify({ number: number + 1, content: now }, null, 2)}\n`);
}
