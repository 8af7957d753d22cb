import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Budget } from '../core/budget.ts';
import type { Database } from '../core/database.ts';
import type { Statement } from '../core/rows.ts';

/** The names of what a process reads from now on, but for whether sessions last, which it asks whenever that is due. */
export function readsOf({ reader }: Pick<Database, 'reader'>): string[] {
  const names: string[] = [];
  const rows = reader.rows.bind(reader);
  reader.rows = <Row>(what: Statement<Row>, values: readonly unknown[] | undefined, budget: Budget | undefined) => {
    if (what.name !== 'sessions-time-left') names.push(what.name);
    return rows(what, values, budget);
  };
  return names;
}

/** Does something once, right before a statement of this name is read the next time. */
export function beforeRead({ reader }: Pick<Database, 'reader'>, name: string, work: () => Promise<unknown>): void {
  const rows = reader.rows.bind(reader);
  reader.rows = async (what, ...rest) => {
    if (what.name !== name) return rows(what, ...rest);
    reader.rows = rows;
    await work();
    return rows(what, ...rest);
  };
}

/** What a `next` message carries. */
export interface LiveAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Messages of one subscription, in the order in which they came. */
export class LiveFeed {
  readonly answers: LiveAnswer[] = [];
  errors: LiveAnswer['errors'];
  completed = false;
  private taken = 0;
  private closed: string | undefined;
  private readonly waiting = new Set<() => void>();

  /** Resolves to the next message that nobody has taken yet. */
  async next(): Promise<LiveAnswer> {
    await this.until(() => this.answers.length > this.taken);
    return this.answers[this.taken++]!;
  }

  /** What has come so far is of no more interest. */
  skip(): void {
    this.taken = this.answers.length;
  }

  /** What has come since. */
  get fresh(): readonly LiveAnswer[] {
    return this.answers.slice(this.taken);
  }

  /** Resolves when the condition holds; it is looked at with every message. Throws where nothing more can come. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error(`Nothing more comes: the socket was closed with ${this.closed}.`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** What the socket has brought. */
  take(type: string, payload: unknown): void {
    if (type === 'next') this.answers.push(payload as LiveAnswer);
    if (type === 'error') this.errors = payload as LiveAnswer['errors'];
    if (type === 'complete' || type === 'error') this.completed = true;
    this.look();
  }

  /** The socket is gone. */
  end(how: string): void {
    this.closed = how;
    this.look();
  }

  private look(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

export interface LiveRequest {
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
  readonly extensions?: Record<string, unknown>;
}

/** A socket that speaks graphql-transport-ws without any kindness of a client library. */
export class LiveClient {
  /** The code and reason with which it was closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly feeds = new Map<string, LiveFeed>();
  private count = 0;
  private leaves = false;

  private constructor(readonly socket: WebSocket) {
    this.closed = once(socket, 'close').then(([code, reason]) => {
      if (!this.leaves) for (const feed of this.feeds.values()) feed.end(`${String(code)} ${String(reason)}`);
      return { code: code as number, reason: String(reason) };
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      const { id, type, payload } = JSON.parse(data.toString()) as { id: string; type: string; payload: unknown };
      this.feeds.get(id)?.take(type, payload);
    });
  }

  /** Connects and introduces itself, seemingly from an address; resolves when it is let in or turned away. */
  static async open(url: string, token: string | undefined, from?: string): Promise<LiveClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: from ? { 'x-forwarded-for': from } : {},
    });
    const client = new LiveClient(socket);
    await Promise.race([once(socket, 'open'), client.closed]);
    const acknowledged = once(socket, 'message');
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: token ? { authorization: `Bearer ${token}` } : {} }),
    );
    await Promise.race([acknowledged, client.closed]);
    return client;
  }

  /** Sends an operation; a query's single answer is the feed's first message. */
  subscribe({ query = '', variables, extensions }: LiveRequest): LiveFeed {
    const id = String(++this.count);
    const feed = new LiveFeed();
    this.feeds.set(id, feed);
    if (this.socket.readyState === WebSocket.CLOSED) feed.end('no way to ask');
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables, extensions } }));
    return feed;
  }

  /** Ends one subscription. */
  stop(feed: LiveFeed): void {
    for (const [id, each] of this.feeds)
      if (each === feed && !feed.completed) this.socket.send(JSON.stringify({ id, type: 'complete' }));
  }

  async close(): Promise<void> {
    this.leaves = true;
    this.socket.terminate();
    await this.closed;
  }
}
