import type { TransactionOptions } from '@mikro-orm/core';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseClient } from './core/client.ts';
import type { Database, Upgrade } from './core/database.ts';
import { checkDatabase, databaseProblem, needRoom } from './core/databaseProblem.ts';
import { inStatement, ofConnection } from './core/errors.ts';
import { installQueues } from './core/jobs.ts';
import { fullDiskOf, outageOf } from './core/outage.ts';
import { PreparedNames, retried } from './core/retry.ts';
import { type Run, runIn } from './core/rights.ts';
import { Reader, type Statement, statement, tiers } from './core/rows.ts';
import { features } from './features.ts';
import { migrations } from './migrations.ts';
import { refuseOlder } from './release.ts';
import { dropSql } from './repeatable.ts';
import { upgrade } from './upgrade.ts';

const entities = features.flatMap((each) => each.entities ?? []);

const queues = features.flatMap((each) => each.jobs ?? []).map(({ queue }) => queue);

/** Any number that no other user of the database takes for an advisory lock. */
const migrationLock = 7_223_021;

const ping = statement('ping', 'SELECT 1');

/** Runs a transaction again that has been taken back: what rules do in one is nowhere else until it is committed. */
export class UnitOfWork extends EntityManager {
  /** Asked as the last thing in each of its transactions, which is taken back where it throws; a fork has none. */
  confirm?: (run: Run) => Promise<void>;

  override transactional<T>(work: (em: this) => T | Promise<T>, options?: TransactionOptions): Promise<T> {
    const { confirm } = this;
    const whole = async (em: this) => {
      const done = await work(em);
      await em.flush();
      await confirm?.(runIn(em));
      return done;
    };
    const once = () => super.transactional(confirm ? whole : work, { ...options });
    return this.isInTransaction() ? once() : retried(once);
  }
}

/** Reads again what has been taken back, or was prepared before a migration. */
class SteadyReader extends Reader {
  private readonly names = new PreparedNames();

  override rows<Row>(what: Statement<Row>, ...rest: Rest<Parameters<Reader['rows']>>): Promise<Row[]> {
    return this.names.run(what, (named) => super.rows(named, ...rest));
  }
}

type Rest<Given> = Given extends [unknown, ...infer More] ? More : never;

/**
 * How long a request may wait in milliseconds for a connection to write through, for what another one has locked, and for
 * one statement: far longer than anything needs, and then it is refused instead of hanging.
 */
const patience = { connectionTimeoutMillis: 30_000, lock_timeout: 10_000, statement_timeout: 60_000 } as const;

/**
 * Connects; throws when the database does not answer, and a DatabaseProblem where it is known what to do. `isPatient` is
 * for what is done on the server's own machine, such as a restore: nothing of it ever takes too long. `reads` are the tiers
 * of its reader.
 */
export async function openDatabase(
  url: string,
  log: Logger,
  { isPatient = false, reads = tiers } = {},
): Promise<Database> {
  // first of all: MikroORM would make a database that is missing, or complain that it may not
  await checkDatabase(url, refuseOlder);
  const orm = await MikroORM.init({
    clientUrl: url,
    ensureDatabase: false,
    entities,
    entityManager: UnitOfWork,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations.map((each) => ({ name: each.name, class: each })),
      snapshot: false,
      transactional: true,
    },
    pool: { min: 0, max: 10 },
    driverOptions: { Client: DatabaseClient, ...(!isPatient && patience) },
    // what the migrator would say is not for the console
    logger: (line) => log.debug(line),
  });
  const pool = await (orm.em.getConnection() as unknown as { getNativeClient(): Promise<pg.Pool> }).getNativeClient();
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // the pool has ended once it has said goodbye; the connections close a moment later
      if (!pool.ending) outageOf(log).broke('writer', ofConnection(error));
    }),
  );
  // each has said so itself
  pool.on('error', () => {});
  const reader = new SteadyReader(url, log, reads);
  const names = new PreparedNames();

  const write = async <Row>(what: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> => {
    const { rows } = await names
      .run(what, ({ name, text }) =>
        pool.query<Record<string, unknown>>({
          name,
          text,
          values: values as unknown[],
          // the pool is told by MikroORM to leave dates as text
          types: pg.types,
        }),
      )
      .catch((error: unknown) => {
        throw inStatement(error, what.name);
      });
    return rows.map(what.read);
  };

  const writeAnd: Database['writeAnd'] = async (what, values, last) => {
    const whole = async ({ name, text }: Pick<Statement<unknown>, 'name' | 'text'>) => {
      const client = await pool.connect();
      let isBroken = false;
      const send = (query: pg.QueryConfig) => client.query<Record<string, unknown>>({ ...query, types: pg.types });
      try {
        await client.query('BEGIN');
        const { rows: raw, rowCount } = await send({ name, text, values: [...values] });
        const rows = raw.map(what.read);
        const hasDone = what.wrote ? rows.some((row) => what.wrote!(row)) : Boolean(rowCount);
        await last(async (more, given) => (await send({ text: more, values: [...given] })).rows, hasDone);
        await client.query('COMMIT');
        return rows;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    };
    return names.run(what, whole).catch((error: unknown) => {
      throw inStatement(error, what.name);
    });
  };

  let reading: Promise<void> | undefined;

  const migrate = async (options?: Upgrade): Promise<void> => {
    const turn = await pool.connect();
    try {
      await turn.query('SET statement_timeout = 0; SET lock_timeout = 0');
      await turn.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      // a newer one may have had its turn meanwhile
      const there = await refuseOlder(turn);
      await installQueues(url, queues, log);
      await upgrade(orm, turn, there, options);
    } catch (error) {
      throw databaseProblem(error, url);
    } finally {
      await turn.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
      // it is as patient as only migrations are
      turn.release(true);
    }
    // its connections stay: whoever migrates twice has them already
    await (reading ??= reader.open());
  };

  const migrateDown = (to: string | 0): Promise<void> =>
    orm.em.fork().transactional(async (em) => {
      await dropSql(em);
      await orm.migrator.down({ to, transaction: em.getTransactionContext()! });
    });

  fullDiskOf(log).probe = () => pool.query(needRoom);
  outageOf(log).probe = () => Promise.all([pool.query('SELECT 1'), reader.rows(ping)]);

  const close = async (): Promise<void> => {
    await reader.close();
    await orm.close();
  };

  return { url, orm, reader, pool, write, writeAnd, migrate, migrateDown, close };
}
