import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseClient } from './client.ts';
import { asConnectionError } from '../refusals/errors.ts';
import { outageOf } from './outage.ts';
import { PreparedStatement } from './preparedStatement.ts';
import type { Statement } from './rows.ts';

export interface LaneOptions {
  /** The time-out of a statement in milliseconds. */
  readonly timeout: number;
  /** The time-out for a lock in milliseconds. */
  readonly lockTimeout?: number;
  readonly role: 'reader' | 'writer';
  /** Whether the connection leads to PgBouncer. */
  readonly isPooled?: boolean;
}

type RawRow = Record<string, unknown>;

/** A statement with its values. */
export type BoundStatement = readonly [what: Statement<unknown>, values: readonly unknown[]];

/**
 * A connection that sends statements without waiting for earlier results (pipelining). For short statements, it has several
 * times the throughput of a pool. The database runs them in order and cancels each after `timeout` milliseconds.
 */
export class Lane {
  private client: pg.Client | undefined;
  private closed = false;
  /** When the statement at the head began to run. */
  private since = 0;
  /** The number of statements that were sent and not answered. */
  underWay = 0;
  corked = false;
  isOpen = false;

  constructor(
    private readonly url: string,
    private readonly options: LaneOptions,
    private readonly log: Logger,
  ) {}

  async connect(): Promise<void> {
    if (this.isOpen) return;
    const { timeout, lockTimeout, isPooled, role } = this.options;
    const client = new DatabaseClient({
      connectionString: this.url,
      keepAlive: true,
      pipeline: true,
      ...(!isPooled && { statement_timeout: timeout }),
      ...(lockTimeout && { lock_timeout: lockTimeout }),
      application_name: `evm-${role}`,
    });
    client.on('error', (error) => {
      outageOf(this.log).noteBrokenConnection(role, asConnectionError(error));
      if (client === this.client) this.isOpen = false;
    });
    await client.connect();
    // a connection that ends while it opens has failed already, and its caller retries
    client.once('end', () => this.reopen(client));
    this.client = client;
    this.underWay = 0;
    this.isOpen = !this.closed;
    if (this.closed) await client.end();
  }

  /** Whether the statement at the head has been running for more than `patience` milliseconds. */
  isHeldUp(now: number, patience: number): boolean {
    return this.underWay > 0 && now - this.since > patience;
  }

  query(...what: BoundStatement): Promise<RawRow[]> {
    return this.send((client) => (this.options.isPooled ? this.pooled(client, what) : prepared(client, what)));
  }

  /** Runs both in one transaction, which leaves in one packet. If the first one fails, PostgreSQL refuses the second. */
  transaction(what: BoundStatement, [last, values]: BoundStatement): Promise<RawRow[]> {
    return this.send(async (client) => {
      const [, rows, ...rest] = await Promise.allSettled([
        client.query('BEGIN'),
        prepared(client, what),
        // without a name, because a statement that is refused has not been prepared
        prepared(client, [{ ...last, name: '' }, values]),
        client.query('COMMIT'),
      ]);
      const failed = [rows, ...rest].find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
      return (rows as PromiseFulfilledResult<RawRow[]>).value;
    });
  }

  /** No async function, because each statement would pay for its promises. */
  private send(work: (client: pg.Client) => Promise<RawRow[]>): Promise<RawRow[]> {
    const client = this.client!;
    this.cork(client);
    if (this.underWay === 0) this.since = performance.now();
    this.underWay += 1;
    const onEnd = () => {
      if (client !== this.client) return;
      this.underWay -= 1;
      this.since = performance.now();
    };
    const rows = work(client);
    // runs before the caller continues
    rows.then(onEnd, onEnd);
    return rows;
  }

  /** PgBouncer may use another connection for each transaction: the time-out belongs to it, and nothing is prepared. */
  private async pooled(client: pg.Client, [what, values]: BoundStatement): Promise<RawRow[]> {
    const begin = client.query(`BEGIN; SET LOCAL statement_timeout = ${this.options.timeout}`);
    const [, rows] = await Promise.all([
      begin,
      prepared(client, [{ ...what, name: '' }, values]),
      client.query('COMMIT'),
    ]);
    return rows;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.isOpen = false;
    await this.client?.end().catch(() => {});
  }

  /** Sends the statements of one turn of the event loop in one packet. */
  private cork(client: pg.Client): void {
    const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
    if (this.corked || !stream.cork) return;
    this.corked = true;
    stream.cork();
    setImmediate(() => {
      this.corked = false;
      stream.uncork();
    });
  }

  private reopen(client: pg.Client): void {
    if (client !== this.client) return;
    this.isOpen = false;
    this.reconnect();
  }

  private reconnect(wait = 100): void {
    setTimeout(() => {
      if (!this.closed) this.connect().catch(() => this.reconnect(Math.min(wait * 2, 2000)));
    }, wait);
  }
}

const prepared = (client: pg.Client, [what, values]: BoundStatement): Promise<RawRow[]> =>
  new Promise((resolve, reject) =>
    client.query(new PreparedStatement(what, values, getTypeParser, { resolve, reject })),
  );

type Parser = (text: string) => unknown;

const driversParser = (oid: number) => pg.types.getTypeParser(oid) as Parser;

const [timestamptz, textArray] = [1184, 1009];
const parseTextArray = driversParser(textArray);

const readTextArray: Parser = (text) => {
  const inner = text.slice(1, -1);
  if (/["\\{]|NULL/.test(inner)) return parseTextArray(text);
  return inner === '' ? [] : inner.split(',');
};

/** Frequent types. The driver takes twice the time for a timestamp, and several times as long for a list of tags. */
const ownParsers: Readonly<Record<number, Parser>> = {
  [timestamptz]: (text) => new Date(text),
  [textArray]: readTextArray,
};

const getTypeParser = (oid: number): Parser => ownParsers[oid] ?? driversParser(oid);
