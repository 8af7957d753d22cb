import type pg from 'pg';
import type { Database } from '../core/statements/database.ts';
import { contentOf, migrations } from '../migrations.ts';

/** A table and its stored columns; generated columns are left out. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Row count and checksum: equal for equal contents in any row order. */
export interface TableChecksum {
  readonly rows: number;
  readonly sum: string;
}

/** Tables of requests in flight and of the running version; not backed up. */
const transientTables = ['applied_sql', 'idempotency_keys', 'sign_in_attempts'];

/** The tables that the migrations create. All other tables of the database are foreign. */
function ownTables({ orm }: Pick<Database, 'orm'>): string[] {
  const names = migrations.flatMap((Made) =>
    contentOf(Made, orm).up.flatMap((text) => /^\s*CREATE TABLE (\w+)/.exec(text)?.[1] ?? []),
  );
  return names.filter((name) => !transientTables.includes(name));
}

const tablesQuery = `SELECT c.relname AS name,
    array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
    ARRAY(SELECT DISTINCT f.confrelid::regclass::text FROM pg_constraint f
           WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname = ANY($1)
 GROUP BY c.oid ORDER BY c.relname`;

/** The tables of the platform in foreign-key order: referenced tables first. */
export async function tablesOf(database: Pick<Database, 'orm'>, client: pg.ClientBase): Promise<Table[]> {
  const own = ownTables(database);
  const { rows } = await client.query<Table & { parents: string[] }>({ text: tablesQuery, values: [own] });
  const ordered: Table[] = [];
  let waiting = rows.map((row) => ({ ...row, columns: arrayOf(row.columns), parents: arrayOf(row.parents) }));
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parents }) => parents.every((each) => ordered.some(({ name }) => name === each)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  return ordered;
}

/** The pool returns arrays of names as text. */
const arrayOf = (value: readonly string[] | string): string[] =>
  typeof value === 'string' ? value.slice(1, -1).split(',').filter(Boolean) : [...value];

export async function checksumOf(client: pg.ClientBase, { name }: Table): Promise<TableChecksum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `SELECT count(*)::text AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum FROM "${name}" t`,
  );
  return { rows: Number(rows[0]!.rows), sum: rows[0]!.sum };
}

/** A column fed by a sequence: by a default, `serial` or as an identity column. */
export interface SequenceColumn {
  readonly table: string;
  readonly column: string;
  readonly sequence: string;
}

const sequenceColumnsQuery = `SELECT c.relname AS "table", quote_ident(a.attname) AS "column", s.oid::regclass::text AS sequence
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_class s ON s.relkind = 'S' AND (
       s.oid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
    OR EXISTS (SELECT FROM pg_attrdef f
                 JOIN pg_depend d ON d.classid = 'pg_attrdef'::regclass AND d.objid = f.oid AND d.refobjid = s.oid
                WHERE f.adrelid = c.oid AND f.adnum = a.attnum))
 WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY($1)`;

export async function sequenceColumnsIn(client: pg.ClientBase, tables: readonly string[]): Promise<SequenceColumn[]> {
  return (await client.query<SequenceColumn>({ text: sequenceColumnsQuery, values: [tables] })).rows;
}

/** Sets each sequence to at least the highest number in its column. */
export async function advanceSequences(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const { table, column, sequence } of await sequenceColumnsIn(client, tables))
    await client.query(
      `SELECT setval('${sequence}', greatest(max(${column}), (SELECT last_value FROM ${sequence})))
         FROM "${table}" HAVING max(${column}) IS NOT NULL`,
    );
}

/** The names of the applied migrations, oldest first. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM mikro_orm_migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** The description of a backup; the first file in the archive. */
export interface Manifest {
  readonly format: 1;
  readonly createdAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly (Table & TableChecksum & { readonly file: string })[];
}

/** The result of a backup or a restore. */
export interface TransferResult extends Manifest {
  /** The number of picture files: one per picture and size. */
  readonly uploads: number;
}

/** Checksums depend on the text format of timestamps and floats, so fix it. */
export const asUtc = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL extra_float_digits = 1`;
