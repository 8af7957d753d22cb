import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { features } from './features.ts';
import { topicsSql } from './preferences/topicsSql.ts';

/** Folders of .sql files in the order of the layers, so that functions exist before later files call them. */
const folders = ['core', ...features.map(({ name }) => name)];

/** Complete functions, triggers and views, so that the file can be run again. */
export interface SqlFile {
  /** The path relative to the folder of this file. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** All .sql files in the order of execution: by folder, then by name. SQL that is generated from the features is first. */
export function sqlFiles(): SqlFile[] {
  const names = folders.flatMap((folder) => globSync(`${folder}/**/*.sql`, { cwd: import.meta.dirname }).toSorted());
  const files = names.map((name) => [name, readFileSync(path.join(import.meta.dirname, name), 'utf8')] as const);
  const made = ['what the features say', topicsSql(features)] as const;
  return [made, ...files].map(([name, text]) => ({
    name,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }));
}

/** The files that differ from their last run. The database must have been migrated. */
export async function changedSql(em: SqlEntityManager): Promise<SqlFile[]> {
  const rows = await em.execute<{ file: string; hash: string }[]>('SELECT file, hash FROM applied_sql');
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  return sqlFiles().filter(({ name, hash }) => applied.get(name) !== hash);
}

/** Locks the tables that rules write first, in the order of the rules. So writers and a start cannot deadlock. */
const stopWriters = 'LOCK TABLE events, registrations, users, awards IN SHARE ROW EXCLUSIVE MODE';

/** The names of all functions, triggers or views that files create. */
const madeOf = (kind: string, files = sqlFiles()) =>
  files.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`^CREATE OR REPLACE ${kind} (\\w+)`, 'gm'))].map(([, name]) => name!),
  );

/**
 * Queries for statements that end what only earlier releases created. Functions that a table or index uses stay. A
 * function first gets a comment with the release that ends it, because processes of the previous release may still call it.
 * The next release drops it. A new database has no previous release.
 */
const leftoverQueries = {
  TRIGGER: `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS text
    FROM pg_trigger t JOIN pg_proc p ON p.oid = tgfoid
   WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'evm_') AND tgname <> ALL (?::name[])`,
  FUNCTION: `SELECT CASE WHEN prorettype = 'trigger'::regtype OR ended_by::integer < this_release::integer
                      OR NOT EXISTS (SELECT FROM applied_sql WHERE file = 'release')
                    THEN format('DROP FUNCTION %s', oid::regprocedure)
                    ELSE format('COMMENT ON FUNCTION %s IS %L', oid::regprocedure, coalesce(ended_by, this_release)) END AS text
    FROM pg_proc p, obj_description(oid, 'pg_proc') AS ended_by, current_setting('evm.release') AS this_release
   WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'evm_') AND proname <> ALL (?::name[])
     AND NOT EXISTS (SELECT FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND refobjid = p.oid)`,
};

const leftoversOf = async (em: SqlEntityManager, kind: keyof typeof leftoverQueries) =>
  (await em.execute<{ text: string }[]>(leftoverQueries[kind], [`{${madeOf(kind).join()}}`])).map(({ text }) => text);

/** The versions of functions with these names: a function that is replaced gets another one. */
const versionsOf = async (em: SqlEntityManager, names: readonly string[]) =>
  em.execute<{ text: string; version: string }[]>(
    `SELECT format('DROP FUNCTION %s', oid::regprocedure) AS text, oid || ' ' || xmin AS version FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND proname = ANY(?::name[])
        AND NOT EXISTS (SELECT FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND refobjid = p.oid)`,
    [`{${names.join()}}`],
  );

/**
 * Runs the changed files in one transaction, because their functions call each other. Only triggers lock tables. The same
 * transaction drops triggers that no file creates any more: a trigger ends when its replacement begins. So does a function
 * that changes its arguments. Other functions stay for one more release.
 */
export async function applySql(em: SqlEntityManager): Promise<void> {
  const changed = await changedSql(em);
  if (changed.length === 0) return;
  const ended = await leftoversOf(em, 'TRIGGER');
  if (ended.length > 0 || changed.some(({ text }) => text.includes('CREATE OR REPLACE TRIGGER')))
    await em.execute(stopWriters);
  for (const drop of ended) await em.execute(drop);
  const replaced = madeOf('FUNCTION', changed);
  const before = new Set((await versionsOf(em, replaced)).map(({ version }) => version));
  for (const { name, text, hash } of changed) {
    await em.execute(text);
    await em.execute(
      'INSERT INTO applied_sql (file, hash) VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET hash = excluded.hash',
      [name, hash],
    );
  }
  for (const end of await leftoversOf(em, 'FUNCTION')) await em.execute(end);
  for (const { text, version } of await versionsOf(em, replaced)) if (before.has(version)) await em.execute(text);
}

/** Makes all files run again, because a migration may have dropped their functions. Part of its transaction. */
export async function forgetSql(em: SqlEntityManager): Promise<void> {
  const [found] = await em.execute<{ there: boolean }[]>(`SELECT to_regclass('applied_sql') IS NOT NULL AS there`);
  if (found!.there) await em.execute(`DELETE FROM applied_sql WHERE file <> 'release'`);
}

/**
 * Drops everything that the files of this and the previous release have created, so that the tables can be changed or dropped.
 * `applySql` creates it again.
 */
export async function dropSql(em: SqlEntityManager): Promise<void> {
  const ours = `ANY('{${madeOf('(?:FUNCTION|VIEW)').join()}}')`;
  const drops = await em.execute<{ text: string }[]>(`
    SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS text
      FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE proname = ${ours}
    UNION ALL SELECT format('DROP VIEW IF EXISTS %I CASCADE', viewname) FROM pg_views WHERE schemaname = 'public' AND viewname = ${ours}
    UNION ALL SELECT format('DROP FUNCTION %s', oid::regprocedure) FROM pg_proc
      WHERE proname = ${ours} OR starts_with(proname, 'evm_') AND obj_description(oid, 'pg_proc') IS NOT NULL
    UNION ALL SELECT 'DELETE FROM applied_sql' WHERE to_regclass('applied_sql') IS NOT NULL`);
  for (const { text } of drops) await em.execute(text);
}
