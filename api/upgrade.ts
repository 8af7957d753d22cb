import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { UpgradeOptions } from './core/statements/database.ts';
import { DatabaseProblem } from './core/statements/databaseProblem.ts';
import { sqlState } from './core/refusals/errors.ts';
import { sentence } from './core/texts/operatorTexts.ts';
import type { Sentence } from './core/texts/texts.ts';
import { retryRolledBack } from './core/transactions/retry.ts';
import { type Backfill, contentOf, migrations } from './migrations.ts';
import { setReleaseSql, storeReleaseSql, release } from './release.ts';
import { applySql, changedSql, forgetSql } from './repeatable.ts';

/** Rows of a backfill per transaction. */
const batch = 5000;

/** A little over a minute, longer than any of our statements can run. */
const lockRetries = { seconds: 4, tries: 15, pause: 1000 };

/**
 * Runs the pending migrations, each in its own short transaction, and then the changed .sql files in one. `turn` is a
 * connection that holds the migration lock; `there` is the release of the database. After a crash, the next start continues
 * from there.
 */
export async function upgrade(
  orm: MikroORM,
  turn: pg.ClientBase,
  there: number,
  { to, tell = () => {}, locks = lockRetries }: UpgradeOptions = {},
): Promise<void> {
  const executed = new Set((await orm.migrator.getExecuted()).map(({ name }) => name));
  // a new database needs no progress messages
  const say = executed.size > 0 ? tell : () => {};

  /** Waits for a lock for a few seconds at a time, because later requests queue behind the waiting one. */
  const patiently = async <T>(what: Sentence | string, work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1)
      try {
        return await retryRolledBack(work);
      } catch (error) {
        if (sqlState(error) !== '55P03') throw error;
        if (tries === locks.tries) throw await lockProblem(what, turn, error);
        say(sentence('tableLocked', { tries, most: locks.tries - 1 }));
        await pause(locks.pause);
      }
  };
  const inTransaction = (what: Sentence | string, work: (em: SqlEntityManager) => Promise<unknown>) =>
    patiently(what, () =>
      orm.em.fork().transactional(async (em) => {
        await em.execute(
          `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${locks.seconds}s'; ${setReleaseSql}`,
        );
        await work(em);
      }),
    );

  await turn.query(`SET lock_timeout = '${locks.seconds}s'`);
  for (const Made of migrations) {
    const { name } = Made;
    if (to !== undefined && name > to) break;
    if (executed.has(name)) continue;
    const began = performance.now();
    const { before, up } = contentOf(Made, orm);
    say(withSizes(name, await tablesOf(turn, [...before, ...up])));
    for (const step of before)
      if (typeof step === 'string') await patiently(name, () => turn.query(step));
      else await backfill(turn, step, (work) => patiently(name, work), say);
    await inTransaction(name, async (em) => {
      await orm.migrator.up({ migrations: [name], transaction: em.getTransactionContext()! });
      await forgetSql(em);
    });
    say(sentence('migrationTook', { seconds: secondsSince(began) }));
  }
  if (to !== undefined) return;

  const changed = await changedSql(orm.em.fork());
  if (changed.length === 0 && there === release) return;
  const began = performance.now();
  await inTransaction(sentence('sqlChange'), async (em) => {
    await applySql(em);
    await em.execute(storeReleaseSql);
  });
  say(sentence('filesTook', { count: changed.length, seconds: secondsSince(began) }));
}

/** Runs in the order of ids, so that each row is visited once. */
async function backfill(
  client: pg.ClientBase,
  { table, set, where, made }: Backfill,
  patiently: (work: () => Promise<unknown>) => Promise<unknown>,
  say: (line: Sentence | string) => void,
): Promise<void> {
  const next = `SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${batch}`;
  const madeTexts = async (after: string): Promise<Record<string, string>> => {
    if (!made) return {};
    const { rows } = await client.query<{ id: string; text: string }>(
      `SELECT t.id, ${made.from} AS text FROM ${table} t JOIN (${next}) next ON t.id = next.id WHERE ${where}`,
      [after],
    );
    return Object.fromEntries(rows.map(({ id, text }) => [id, made.of(text)]));
  };
  const text = `WITH next AS (${next}),
      made AS (SELECT key::uuid AS id, value AS text FROM jsonb_each_text($2::jsonb)),
      written AS (UPDATE ${table} t SET ${set} FROM next LEFT JOIN made USING (id) WHERE t.id = next.id AND (${where}))
    SELECT count(*)::int AS count, (SELECT id FROM next ORDER BY id DESC LIMIT 1) AS last FROM next`;
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  for (let done = 0; last !== null;) {
    const after: string = last;
    await patiently(async () => {
      const { rows } = await client.query<{ count: number; last: string | null }>(text, [
        after,
        JSON.stringify(await madeTexts(after)),
      ]);
      last = rows[0]!.last;
      done += rows[0]!.count;
    });
    if (last !== null && (done % (10 * batch) === 0 || done % batch > 0))
      say(sentence('rowsFilled', { table, rows: done }));
  }
}

/** A table that a statement will lock, and its size. `rows` is the estimate of the planner. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** The tables of the database that statements change or refer to, largest first. */
export async function tablesOf(
  client: Pick<pg.ClientBase, 'query'>,
  content: readonly (string | Backfill)[],
): Promise<TableSize[]> {
  const names = content.flatMap((each) =>
    typeof each === 'string'
      ? [...each.matchAll(/\b(?:ALTER TABLE|UPDATE|INTO|FROM|ON|REFERENCES) (?=(\w+))/g)].map(([, name]) => name!)
      : [each.table],
  );
  const { rows } = await client.query<TableSize>(
    `SELECT relname AS name, greatest(reltuples, 0)::float8 AS rows, pg_total_relation_size(oid)::float8 AS bytes
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY($1)
      ORDER BY 3 DESC, 1`,
    [names],
  );
  return rows;
}

/** `Migration20270302_tickets (registrations: about 40,000 rows, 12.3 MB)` */
function withSizes(name: string, tables: readonly TableSize[]): Sentence | string {
  const [first, ...others] = tables.map((table) =>
    sentence('tableSize', { name: table.name, rows: table.rows, megabytes: table.bytes / 1024 ** 2 }),
  );
  return first
    ? sentence('migration', {
        name,
        tables: others.reduce((all, second) => sentence('and', { first: all, second }), first),
      })
    : name;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Names the oldest transaction, the most likely holder of the lock: a backup, a report, or a forgotten session. */
async function lockProblem(what: Sentence | string, client: pg.ClientBase, cause: unknown): Promise<DatabaseProblem> {
  const { rows } = await client.query<{ pid: number; who: string; seconds: number }>(
    `SELECT pid, coalesce(nullif(application_name, ''), usename) AS who,
            extract(epoch FROM now() - xact_start)::int AS seconds
       FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
      ORDER BY xact_start LIMIT 1`,
  );
  const [oldest] = rows;
  const holder = oldest
    ? sentence('holder', { who: oldest.who, process: String(oldest.pid), seconds: oldest.seconds })
    : sentence('holderUnknown');
  return new DatabaseProblem(sentence('notLocked', { what, holder }), sentence('endTransaction'), cause);
}
