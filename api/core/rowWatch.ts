import type { Logger } from 'pino';
import type { Live, Notification } from './live.ts';
import { type Rows, type Statement, statement, uuidList } from './rows.ts';

/** How often watched rows are looked at, in ms. */
const interval = 500;

/** That a watched row has changed, has gone or is back. */
export interface RowNotification extends Notification {
  topic: 'row';
  /** Its uuid. */
  id: string;
}

interface Watched {
  /** How many watch it. */
  count: number;
  /** The row as it was seen last; undefined where there was none. */
  version?: string;
  /** Resolves when it was seen for the first time. */
  readonly seen: Promise<void>;
}

/**
 * Tells this process of changes of rows that change too often for NOTIFY, at whose lock all writers would wait for each other
 * when they commit: those that somebody watches are looked at twice a second, all by one statement. xmin is the transaction
 * that has written a row as it is.
 */
export class RowWatch {
  private readonly watched = new Map<string, Watched>();
  private timer: NodeJS.Timeout | undefined;
  private readonly look: Statement<{ id: string; version: string }>;

  constructor(
    private readonly rows: Rows,
    private readonly live: Live,
    private readonly log: Logger,
    table: string,
  ) {
    this.look = statement(
      `${table}-watched`,
      `SELECT id, xmin::text AS version FROM ${table} WHERE id = ANY(${uuidList('$1')})`,
    );
  }

  /** Whatever changes in the row of this uuid from when it resolves is told on the topic `row`. Returns how to stop. */
  async watch(id: string): Promise<() => void> {
    const watched = this.watched.get(id) ?? this.begin(id);
    watched.count += 1;
    let watches = true;
    const stop = () => {
      if (!watches) return;
      watches = false;
      watched.count -= 1;
      if (watched.count === 0) this.watched.delete(id);
    };
    await watched.seen.catch((error: unknown) => {
      stop();
      throw error;
    });
    this.later();
    return stop;
  }

  private begin(id: string): Watched {
    const seen = this.versions([id]).then((versions) => {
      watched.version = versions.get(id);
    });
    const watched: Watched = { count: 0, seen };
    this.watched.set(id, watched);
    return watched;
  }

  close(): void {
    this.watched.clear();
    clearTimeout(this.timer);
  }

  private later(): void {
    this.timer ??= setTimeout(() => void this.tick(), interval).unref();
  }

  /** What fails is looked at again the next time. */
  private async tick(): Promise<void> {
    try {
      const ids = [...this.watched.keys()];
      const versions = await this.versions(ids);
      for (const id of ids) {
        const watched = this.watched.get(id);
        if (!watched || watched.version === versions.get(id)) continue;
        watched.version = versions.get(id);
        this.live.receive(JSON.stringify({ topic: 'row', id }));
      }
    } catch (err) {
      this.log.warn({ err }, 'watched rows could not be looked at');
    }
    this.timer = undefined;
    if (this.watched.size > 0) this.later();
  }

  private async versions(ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.rows(this.look, [ids])).map(({ id, version }) => [id, version]));
  }
}
