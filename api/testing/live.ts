import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Budget } from '../core/statements/budget.ts';
import type { Database } from '../core/statements/database.ts';
import type { Statement } from '../core/statements/rows.ts';

/** Read in the background, at any time: the end of sessions, and settings after a change. */
const backgroundReads = ['sessions-time-left', 'settings-live'];

/** Records the names of all statements that a process reads from now on for its requests. */
export function recordReads({ reader }: Pick<Database, 'reader'>): string[] {
  const names: string[] = [];
  const rows = reader.rows.bind(reader);
  reader.rows = <Row>(what: Statement<Row>, values: readonly unknown[] | undefined, budget: Budget | undefined) => {
    if (!backgroundReads.includes(what.name)) names.push(what.name);
    return rows(what, values, budget);
  };
  return names;
}

/** Runs `work` once, right before the next read of this statement. */
export function beforeRead({ reader }: Pick<Database, 'reader'>, name: string, work: () => Promise<unknown>): void {
  const rows = reader.rows.bind(reader);
  reader.rows = async (what, ...rest) => {
    if (what.name !== name) return rows(what, ...rest);
    reader.rows = rows;
    await work();
    return rows(what, ...rest);
  };
}

/** The payload of a `next` message. */
export interface LiveAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The messages of one subscription, in order of arrival. */
export class LiveFeed {
  readonly answers: LiveAnswer[] = [];
  errors: LiveAnswer['errors'];
  completed = false;
  private taken = 0;
  private closed: string | undefined;
  private readonly waiting = new Set<() => void>();

  /** Resolves to the next message that was not taken yet. */
  async next(): Promise<LiveAnswer> {
    await this.until(() => this.answers.length > this.taken);
    return this.answers[this.taken++]!;
  }

  /** Skips all messages so far. */
  skip(): void {
    this.taken = this.answers.length;
  }

  /** The messages that were not taken yet. */
  get fresh(): readonly LiveAnswer[] {
    return this.answers.slice(this.taken);
  }

  /** Resolves when the condition holds; checks it on every message. Throws if the socket closes. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error(`Nothing more comes: the socket was closed with ${this.closed}.`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** Handles a message of the socket. */
  take(type: string, payload: unknown): void {
    if (type === 'next') this.answers.push(payload as LiveAnswer);
    if (type === 'error') this.errors = payload as LiveAnswer['errors'];
    if (type === 'complete' || type === 'error') this.completed = true;
    this.look();
  }

  /** Handles the end of the socket. */
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

/** A bare graphql-transport-ws client: no reconnects, no buffering. */
export class LiveClient {
  /** The close code and reason. */
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

  /** Connects with a token, optionally from a client address. Resolves when the connection is accepted or refused. */
  static async open(url: string, token: string | undefined, from?: string, language?: string): Promise<LiveClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: from ? { 'x-forwarded-for': from } : {},
    });
    const client = new LiveClient(socket);
    await Promise.race([once(socket, 'open'), client.closed]);
    const acknowledged = once(socket, 'message');
    socket.send(
      JSON.stringify({
        type: 'connection_init',
        payload: { ...(token && { authorization: `Bearer ${token}` }), language },
      }),
    );
    await Promise.race([acknowledged, client.closed]);
    return client;
  }

  /** Sends an operation; the response of a query is the first message of the feed. */
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
