import type { Logger } from 'pino';
import type { Platform } from '../core/context.ts';
import type { Live } from '../core/live.ts';
import { type Statement, statement } from '../core/rows.ts';

interface Watched extends Omit<Platform, 'googleClientId'> {
  loggingLevel: string;
}

const read = statement<Watched>(
  'settings-watched',
  `SELECT enable_registration AS "registrationOpen", maintenance_mode AS maintenance, logging_level AS "loggingLevel"
     FROM system_settings`,
);

/** The settings that every request of this process needs, as fresh as the database tells. */
export class SettingsWatch {
  platform: Platform;
  private readonly listeners = new Set<(platform: Platform) => void>();
  private readonly stop: () => void;

  constructor(
    private readonly rows: <Row>(what: Statement<Row>) => Promise<Row[]>,
    live: Live,
    private readonly log: Logger,
    private readonly googleClientId: string | null,
  ) {
    this.platform = { registrationOpen: true, maintenance: false, googleClientId };
    this.stop = live.listen<{ topic: 'settings' }>('settings', () => void this.read().catch(() => this.later()));
  }

  /** Reads now; what was told while the database was away is read when it is back. */
  async read(): Promise<void> {
    const [{ loggingLevel, ...platform }] = (await this.rows(read)) as [Watched];
    this.platform = { ...platform, googleClientId: this.googleClientId };
    if (this.log.level !== 'silent') this.log.level = loggingLevel;
    for (const listener of this.listeners) listener(this.platform);
  }

  /** Calls the listener after each reading. */
  onChange(listener: (platform: Platform) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.stop();
  }

  private later(): void {
    setTimeout(() => void this.read().catch(() => this.later()), 1000).unref();
  }
}
