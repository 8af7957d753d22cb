import { toUuid } from '../core/ids.ts';
import type { Live, Told } from '../core/live.ts';
import { statement } from '../core/rows.ts';
import type { Doors } from './sessions.ts';

interface SessionTold extends Told {
  topic: 'session';
  id: string;
}

const endedSessions = statement<string>(
  'sessions-ended',
  `SELECT wanted.id FROM unnest($1::uuid[]) AS wanted (id) WHERE NOT EXISTS (
     SELECT FROM sessions s, system_settings t
      WHERE s.id = wanted.id AND s.last_used_at > now() - make_interval(mins => t.session_timeout))`,
  (raw) => raw.id as string,
);

/** How often it is looked whether a session has timed out, in milliseconds. */
const checkEvery = 30_000;

/**
 * Ends what is open under a session as soon as the session ends: the database tells when one is deleted (sign-out, another
 * role or password), whichever process did it; one statement every half minute finds those that have timed out. What is
 * open does not keep a session alive.
 */
export class LiveSessions {
  private readonly held = new Map<string, Set<() => void>>();
  private readonly stop: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly rows: Doors['rows'],
    live: Live,
    every = checkEvery,
  ) {
    this.stop = live.listen<SessionTold>('session', (told) => {
      if (typeof told === 'string') void this.check();
      else this.end(told.id);
    });
    this.timer = setInterval(() => void this.check(), every);
    this.timer.unref();
  }

  /** Calls `end` when the session ends. Returns how to let go before. */
  hold(sessionId: string, end: () => void): () => void {
    const uuid = toUuid('session', sessionId)!;
    const ends = this.held.get(uuid) ?? new Set();
    this.held.set(uuid, ends);
    ends.add(end);
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.held.get(uuid) === ends) this.held.delete(uuid);
    };
  }

  /** Looks now. A database that does not answer ends nothing. */
  async check(): Promise<void> {
    if (this.held.size === 0) return;
    const ended = await this.rows(endedSessions, [[...this.held.keys()]]).catch(() => []);
    for (const uuid of ended) this.end(uuid);
  }

  close(): void {
    clearInterval(this.timer);
    this.stop();
  }

  private end(uuid: string): void {
    for (const end of this.held.get(uuid) ?? []) end();
  }
}
