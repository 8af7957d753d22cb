import pg from 'pg';
import type { Logger } from 'pino';
import { asConnectionError } from '../refusals/errors.ts';
import { outageOf } from '../statements/outage.ts';

export interface ListenerOptions {
  url: string;
  log: Logger;
  /** Receives the payload of each NOTIFY, in commit order. */
  onNotification(payload: string): void;
  /** Called when listening begins or begins again: earlier notifications may be lost. */
  onGap(): void;
  /** Of all processes with this number, only one listens at a time; another takes over when it ends. */
  lock?: number;
}

/** Milliseconds between liveness checks of a quiet connection, and between tries to take over. */
const pulse = { alive: 15_000, turn: 1000 } as const;

/** Listens to the database (LISTEN evm) on a separate connection, and reconnects automatically. */
export class Listener {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Throws if the database does not respond. Later, lost connections are reopened, each with a gap. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      keepAlive: true,
      application_name: 'evm-listener',
      query_timeout: 10_000,
    });
    client.on('error', (error) =>
      outageOf(this.options.log).noteBrokenConnection('listener', asConnectionError(error)),
    );
    client.on('notification', ({ payload }) => payload && this.options.onNotification(payload));
    this.client = client;
    await client.connect();
    client.on('end', () => {
      clearTimeout(this.timer);
      if (!this.closed) this.reopen();
    });
    await this.takeLock(client).catch(() => destroy(client));
  }

  /** Like `open`, but retries if the database does not respond. */
  start(): void {
    this.open().catch(() => this.reopen());
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private async takeLock(client: pg.Client): Promise<void> {
    const { lock: turn } = this.options;
    if (turn !== undefined) {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [turn]);
      if (!rows[0]!.mine) return this.schedule(client, pulse.turn, () => this.takeLock(client));
    }
    await client.query('LISTEN evm');
    this.options.onGap();
    this.schedule(client, pulse.alive, () => this.stayAlive(client));
  }

  private async stayAlive(client: pg.Client): Promise<void> {
    await client.query('SELECT 1');
    this.schedule(client, pulse.alive, () => this.stayAlive(client));
  }

  /** An error on the connection ends it, and its end opens another. */
  private schedule(client: pg.Client, wait: number, work: () => Promise<void>): void {
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

/** Closes without a handshake, because the server may be unreachable. */
function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
