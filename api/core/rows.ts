import pg from 'pg';
import type { Logger } from 'pino';

/** SQL with the name under which a connection keeps it prepared, and the shape of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** From the driver's row to the shape that field resolvers read. */
  readonly read: (raw: Record<string, unknown>) => Row;
}

/** Names a statement. `read` turns uuids into identifiers and the like; by default the row is taken as it is. */
export function statement<Row>(
  name: string,
  text: string,
  read: Statement<Row>['read'] = (raw) => raw as Row,
): Statement<Row> {
  return { name, text, read };
}

/**
 * A few connections that send one read after the other without waiting for the answers (pipelining): several times the
 * throughput of a pool for short statements. For autocommit reads only: a slow one holds up those behind it, which is
 * why each is stopped after five seconds.
 */
export class Reader {
  private readonly lanes: Lane[];
  private next = 0;

  constructor(url: string, log: Logger, lanes = 3) {
    this.lanes = Array.from({ length: lanes }, () => new Lane(url, log));
  }

  async open(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.connect()));
  }

  /** Counts the statements that were sent; tests compare it before and after an operation. */
  sent = 0;

  async rows<Row>(what: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    this.sent += 1;
    const lane = this.lanes.find((each) => each.isOpen && each.corked) ?? this.nextLane();
    if (!lane) throw Object.assign(new Error('No connection to the database'), { code: '08006' });
    const raw = await lane.query(what, values);
    return raw.map(what.read);
  }

  private nextLane(): Lane | undefined {
    this.next = (this.next + 1) % this.lanes.length;
    return [...this.lanes.slice(this.next), ...this.lanes.slice(0, this.next)].find((each) => each.isOpen);
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }
}

class Lane {
  private client: pg.Client | undefined;
  private closed = false;
  corked = false;
  isOpen = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      pipeline: true,
      statement_timeout: 5000,
      types: { getTypeParser },
      application_name: 'evm-reader',
    });
    client.on('error', (error) => this.log.debug({ error }, 'a reading connection broke'));
    client.on('end', () => {
      this.isOpen = false;
      if (!this.closed && client === this.client) this.reconnect();
    });
    this.client = client;
    await client.connect();
    this.isOpen = true;
  }

  async query<Row>(what: Statement<Row>, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
    const client = this.client!;
    this.cork(client);
    const { rows } = await client.query<Record<string, unknown>>({
      name: what.name,
      text: what.text,
      values: values as unknown[],
    });
    return rows;
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

  private reconnect(wait = 100): void {
    setTimeout(() => {
      if (this.closed) return;
      this.connect().catch(() => {
        this.client = undefined;
        this.reconnect(Math.min(wait * 2, 2000));
      });
    }, wait);
  }
}

const timestamptz = 1184;

/** Three instants a row add up: Node reads PostgreSQL's notation itself, in half of the driver's time. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === timestamptz
    ? (text: string) => new Date(text)
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
