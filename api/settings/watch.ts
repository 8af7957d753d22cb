import type { Logger } from 'pino';
import type { Platform } from '../core/context/context.ts';
import type { Live } from '../core/journal/live.ts';
import { type Rows, statement } from '../core/statements/rows.ts';
import { serverZone } from '../core/context/time.ts';

interface WatchedSettings extends Omit<Platform, 'googleClientId'> {
  loggingLevel: string;
}

const read = statement<WatchedSettings>(
  'settings-live',
  `SELECT enable_registration AS "registrationOpen", maintenance_mode AS maintenance, logging_level AS "loggingLevel",
          terms, time_zone AS "timeZone", map_link_template AS "mapLinkTemplate",
          sms_address <> '' AS "smsOffered", event_publishing_allowed AS "publishingAllowed"
     FROM system_settings`,
);

/** A cache of the platform settings for all requests of this process; a database notification refreshes it. */
export class SettingsWatch {
  platform: Platform;
  private readonly listeners = new Set<(platform: Platform) => void>();
  private begun = 0;
  private applied = 0;
  private readonly stop: () => void;

  constructor(
    private readonly rows: Rows,
    live: Live,
    private readonly log: Logger,
    private readonly googleClientId: string | null,
  ) {
    this.platform = {
      registrationOpen: true,
      maintenance: false,
      googleClientId,
      terms: '',
      timeZone: serverZone(),
      mapLinkTemplate: '',
      smsOffered: false,
      publishingAllowed: false,
    };
    this.stop = live.listen('settings', () => void this.apply());
  }

  /** Reads the settings and applies them. If the database does not answer, retries in the background. */
  async apply(): Promise<void> {
    await this.read().catch(() => this.later());
  }

  /** Reads once. Throws if the database does not answer. */
  async read(): Promise<void> {
    const turn = (this.begun += 1);
    const [{ loggingLevel, ...platform }] = (await this.rows(read)) as [WatchedSettings];
    // responses can arrive out of order; drop an outdated one
    if (turn < this.applied) return;
    this.applied = turn;
    const timeZone = platform.timeZone || serverZone();
    this.platform = { ...platform, timeZone, googleClientId: this.googleClientId };
    if (this.log.level !== 'silent') this.log.level = loggingLevel;
    for (const listener of this.listeners) listener(this.platform);
  }

  /** Calls the listener after each read. */
  onChange(listener: (platform: Platform) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.stop();
  }

  private later(): void {
    setTimeout(() => void this.apply(), 1000).unref();
  }
}
