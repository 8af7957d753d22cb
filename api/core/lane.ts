import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseClient } from './client.ts';
import { ofConnection } from './errors.ts';
import { outageOf } from './outage.ts';
import { PreparedRead } from './preparedRead.ts';
import type { Statement } from './rows.ts';

/**
 * A connection that sends one read after the other without waiting for the answers (pipelining): several times the
 * throughput of a pool for short statements. The database takes them in turn and stops each after `timeout`
 * milliseconds. For autocommit reads only.
 */
export class Lane {
  private client: pg.Client | undefined;
  private closed = false;
  /** Since when the statement at its head has been at work. */
  private since = 0;
  /** How many statements have been sent and not answered. */
  underWay = 0;
  corked = false;
  isOpen = false;

  constructor(
    private readonly url: string,
    private readonly timeout: number,
    private readonly log: Logger,
  ) {}

  async connect(): Promise<void> {
    if (this.isOpen) return;
    const client = new DatabaseClient({
      connectionString: this.url,
      keepAlive: true,
      pipeline: true,
      statement_timeout: this.timeout,
      application_name: 'evm-reader',
    });
    client.on('error', (error) => {
      outageOf(this.log).broke('reader', ofConnection(error));
      if (client === this.client) this.isOpen = false;
    });
    await client.connect();
    // one that ends while it is being made has failed already: whoever made it tries again
    client.once('end', () => this.onEnd(client));
    this.client = client;
    this.underWay = 0;
    this.isOpen = !this.closed;
    if (this.closed) await client.end();
  }

  /** Whether the statement at its head has been at work for longer than so many milliseconds. */
  isHeldUp(now: number, patience: number): boolean {
    return this.underWay > 0 && now - this.since > patience;
  }

  async query(
    what: Pick<Statement<unknown>, 'name' | 'text'>,
    values: readonly unknown[],
  ): Promise<Record<string, unknown>[]> {
    const client = this.client!;
    this.cork(client);
    if (this.underWay === 0) this.since = performance.now();
    this.underWay += 1;
    try {
      return await new Promise<Record<string, unknown>[]>((resolve, reject) =>
        client.query(new PreparedRead(what, values, getTypeParser, { resolve, reject })),
      );
    } finally {
      if (client === this.client) {
        this.underWay -= 1;
        this.since = performance.now();
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.isOpen = false;
    await this.client?.end().catch(() => {});
  }

  /** Statements of the same turn of the event loop leave in one packet. */
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

  private onEnd(client: pg.Client): void {
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

const timestamptz = 1184;

/** Three instants a row add up: Node reads PostgreSQL's notation itself, in half of the driver's time. */
const getTypeParser = (oid: number): ((text: string) => unknown) =>
  oid === timestamptz ? (text) => new Date(text) : (pg.types.getTypeParser(oid) as (text: string) => unknown);
