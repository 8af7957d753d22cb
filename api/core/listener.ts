import pg from 'pg';
import type { Logger } from 'pino';
import { ofConnection } from './errors.ts';
import { outageOf } from './outage.ts';

export interface ListenerOptions {
  url: string;
  log: Logger;
  /** What a NOTIFY carried, in the order of the commits. */
  onTold(payload: string): void;
  /** Listening begins, or begins anew: earlier notifications are lost. */
  onGap(): void;
  /** Of all processes with this number on the database, one at a time listens; another takes over when it goes. */
  turn?: number;
}

/** How often a quiet connection is asked whether it is alive, and how often a process in waiting asks for its turn. */
const pulse = { alive: 15_000, turn: 1000 } as const;

/** Listens to the database (LISTEN evm), on a connection of its own that comes back by itself. */
export class Listener {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Throws when the database does not answer; once it has, lost connections come back, each with a gap. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      keepAlive: true,
      application_name: 'evm-listener',
      query_timeout: 10_000,
    });
    client.on('error', (error) => outageOf(this.options.log).broke('listener', ofConnection(error)));
    client.on('notification', ({ payload }) => payload && this.options.onTold(payload));
    this.client = client;
    await client.connect();
    client.on('end', () => {
      clearTimeout(this.timer);
      if (!this.closed) this.reopen();
    });
    await this.takeTurn(client).catch(() => destroy(client));
  }

  /** As `open`, but keeps trying where the database does not answer. */
  start(): void {
    this.open().catch(() => this.reopen());
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private async takeTurn(client: pg.Client): Promise<void> {
    const { turn } = this.options;
    if (turn !== undefined) {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [turn]);
      if (!rows[0]!.mine) return this.later(client, pulse.turn, () => this.takeTurn(client));
    }
    await client.query('LISTEN evm');
    this.options.onGap();
    this.later(client, pulse.alive, () => this.stayAlive(client));
  }

  private async stayAlive(client: pg.Client): Promise<void> {
    await client.query('SELECT 1');
    this.later(client, pulse.alive, () => this.stayAlive(client));
  }

  /** What fails on the connection ends it; the end is what opens another. */
  private later(client: pg.Client, wait: number, work: () => Promise<void>): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      work().catch(() => destroy(client));
    }, wait);
  }

  private reopen(wait = 100): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.open().catch(() => this.reopen(Math.min(wait * 2, 2000)));
    }, wait);
  }
}

/** Without a goodbye: the other side may not be there to receive it. */
function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
