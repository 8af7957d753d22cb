import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseClient } from './core/statements/client.ts';
import type { Database, UpgradeOptions } from './core/statements/database.ts';
import { checkDatabase, databaseProblem, diskSpaceProbe } from './core/statements/databaseProblem.ts';
import { withStatementName, asConnectionError } from './core/refusals/errors.ts';
import { installQueues } from './core/jobs/jobs.ts';
import { fullDiskOf, outageOf } from './core/statements/outage.ts';
import { PreparedNames } from './core/transactions/retry.ts';
import { Reader, tiers } from './core/statements/reader.ts';
import { type Rows, type Statement, statement } from './core/statements/rows.ts';
import { Writer } from './core/statements/writer.ts';
import type { TierOptions } from './core/statements/tier.ts';
import { UnitOfWork } from './core/transactions/unitOfWork.ts';
import { features } from './features.ts';
import { migrations } from './migrations.ts';
import { queues, refuseOlder, release } from './release.ts';
import { dropSql } from './repeatable.ts';
import { upgrade } from './upgrade.ts';

const entities = features.flatMap((each) => each.entities ?? []);

/** The number of our advisory lock; no other application may use it in this database. */
const migrationLock = 7_223_021;

const ping = statement('ping', 'SELECT 1');

/** Retries a read that was rolled back, or that a migration has outdated. */
class RetryingReader extends Reader {
  private readonly names = new PreparedNames();

  override rows<Row>(what: Statement<Row>, ...rest: ParametersAfterFirst<Parameters<Reader['rows']>>): Promise<Row[]> {
    return this.names.run(what, (named) => super.rows(named, ...rest));
  }
}

type ParametersAfterFirst<Given> = Given extends [unknown, ...infer More] ? More : never;

/**
 * Time-outs of a request in milliseconds: for a write connection, for a lock, and for a statement. They are far longer than
 * usual, so that a request fails instead of hanging. PgBouncer refuses those of a client, and sets them itself.
 */
const connectionTimeout = { connectionTimeoutMillis: 30_000 } as const;
const timeouts = { lock_timeout: 10_000, statement_timeout: 60_000 } as const;

interface OpenOptions {
  /** Disables the time-outs, for work on the server itself, such as a restore. */
  readonly isPatient?: boolean;
  /** The tiers of the reader. */
  readonly reads?: readonly TierOptions[];
  /** PgBouncer in transaction mode, for all connections that keep nothing between transactions. */
  readonly poolerUrl?: string | undefined;
}

/** Opens the database. Throws if it does not respond, and a DatabaseProblem if there is advice. */
export async function openDatabase(
  url: string,
  log: Logger,
  { isPatient = false, reads = tiers, poolerUrl }: OpenOptions = {},
): Promise<Database> {
  // check first: MikroORM would create a missing database, or fail without the permission
  await checkDatabase(url, refuseOlder);
  if (poolerUrl) await checkDatabase(poolerUrl, refuseOlder);
  const sharedUrl = poolerUrl ?? url;
  const orm = await MikroORM.init({
    clientUrl: sharedUrl,
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
    driverOptions: {
      Client: DatabaseClient,
      ...(!isPatient && connectionTimeout),
      ...(!isPatient && !poolerUrl && timeouts),
    },
    // keep the messages of the migrator off the console
    logger: (line) => log.debug(line),
  });
  const pool = await (orm.em.getConnection() as unknown as { getNativeClient(): Promise<pg.Pool> }).getNativeClient();
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // the pool counts as ending before its connections close
      if (!pool.ending) outageOf(log).noteBrokenConnection('writer', asConnectionError(error));
    }),
  );
  // each connection has reported its error
  pool.on('error', () => {});
  const reader = new RetryingReader(
    sharedUrl,
    log,
    poolerUrl ? reads.map((each) => ({ ...each, isPooled: true })) : reads,
  );
  const names = new PreparedNames();
  const listeners: (() => void)[] = [];
  const notifyListeners = () => listeners.forEach((listener) => listener());
  pool.on('release', notifyListeners);
  const writer = poolerUrl || isPatient ? undefined : new Writer(url, log, notifyListeners);

  const write = async <Row>(what: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> => {
    const { rows } = await names
      .run(what, ({ name, text }) =>
        pool.query<Record<string, unknown>>({
          name: poolerUrl ? '' : name,
          text,
          values: values as unknown[],
          // MikroORM configures the pool to return dates as text
          types: pg.types,
        }),
      )
      .catch((error: unknown) => {
        throw withStatementName(error, what.name);
      });
    return rows.map(what.read);
  };

  const writeInTransaction: Database['writeInTransaction'] = async (what, values, last) => {
    const whole = async ({ name, text }: Pick<Statement<unknown>, 'name' | 'text'>) => {
      const client = await pool.connect();
      let isBroken = false;
      const send = (query: pg.QueryConfig) => client.query<Record<string, unknown>>({ ...query, types: pg.types });
      const run: Rows = async (more, given = []) =>
        (await send({ text: more.text, values: [...given] })).rows.map(more.read);
      try {
        await client.query('BEGIN');
        const { rows: raw, rowCount } = await send({ name: poolerUrl ? '' : name, text, values: [...values] });
        const rows = raw.map(what.read);
        const hasDone = what.wrote ? rows.some((row) => what.wrote!(row)) : Boolean(rowCount);
        await last({ rows: run }, hasDone);
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
      throw withStatementName(error, what.name);
    });
  };

  const writeQuickly: Database['writeQuickly'] = async (what, values, last) => {
    const raw = await names
      .run(what, (named) => writer?.rows([named, values], last) ?? Promise.resolve(undefined))
      .catch((error: unknown) => {
        throw withStatementName(error, what.name);
      });
    if (raw) return raw.map(what.read);
    return last ? writeInTransaction(what, values, async (tx) => void (await tx.rows(...last))) : write(what, values);
  };

  let reading: Promise<unknown> | undefined;

  const migrateDirectly = async (options?: UpgradeOptions): Promise<void> => {
    const turn = await pool.connect().catch((error: unknown) => Promise.reject(databaseProblem(error, url) as Error));
    try {
      await turn.query('SET statement_timeout = 0; SET lock_timeout = 0');
      await turn.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      // a newer version may have migrated while this one waited
      const there = await refuseOlder(turn);
      if (there !== release) await installQueues(url, queues, log);
      await upgrade(orm, turn, there, options);
    } catch (error) {
      throw databaseProblem(error, url);
    } finally {
      await turn.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
      // close it, because its time-outs are disabled
      turn.release(true);
    }
  };

  const migrate = async (options?: UpgradeOptions): Promise<void> => {
    // these connections open during the migration, and only at the first call
    reading ??= Promise.all([reader.open(), writer?.open()]);
    // an error is thrown below, unless the migration fails first
    reading.catch(() => {});
    if (poolerUrl) {
      // a log of its own, because outages belong to a log
      const direct = await openDatabase(url, log.child({}));
      await direct.migrate(options).finally(() => direct.close());
    } else await migrateDirectly(options);
    await reading;
  };

  const migrateDown = (to: string | 0): Promise<void> =>
    orm.em.fork().transactional(async (em) => {
      await dropSql(em);
      await orm.migrator.down({ to, transaction: em.getTransactionContext()! });
    });

  fullDiskOf(log).probe = () => pool.query(diskSpaceProbe);
  outageOf(log).probe = () => Promise.all([pool.query('SELECT 1'), reader.rows(ping)]);

  const close = async (): Promise<void> => {
    outageOf(log).endProbes();
    fullDiskOf(log).endProbes();
    await reader.close();
    await writer?.close();
    await orm.close();
    // Kysely leaves a pool open that it has not used itself
    if (!pool.ending) await pool.end();
  };

  const unitOfWork = () => orm.em.fork() as UnitOfWork;

  return {
    url,
    sharedUrl,
    orm,
    unitOfWork,
    reader,
    pool,
    write,
    writeQuickly,
    writeInTransaction,
    onWrite: (listener) => void listeners.push(listener),
    migrate,
    migrateDown,
    close,
  };
}
