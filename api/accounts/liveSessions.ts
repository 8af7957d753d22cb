import { toUuid } from '../core/ids.ts';
import type { Live, Notification } from '../core/live.ts';
import { type Rows, statement, uuidList } from '../core/rows.ts';

interface SessionNotification extends Notification {
  topic: 'session';
  id: string;
}

/** How many milliseconds each session has left, as it was last used and as the settings are; null where it has ended. */
const sessionsLeft = statement<{ id: string; left: number | null }>(
  'sessions-time-left',
  `SELECT wanted.id, (
     SELECT extract(epoch FROM s.last_used_at + make_interval(mins => t.session_timeout) - now())::float8 * 1000
       FROM sessions s, system_settings t
      WHERE s.id = wanted.id AND s.last_used_at > now() - make_interval(mins => t.session_timeout)) AS left
     FROM unnest(${uuidList('$1')}) AS wanted (id)`,
);

/** How long it is waited between two looks, in milliseconds: what is due by then shares a statement. */
const rest = 300;

/** Milliseconds that the database usually takes to answer, at most. If it takes longer, the session is looked up once more. */
const answerTime = 20;

/** The longest that a timer is set for, in milliseconds. */
const farAway = 60_000;

interface Held {
  readonly ends: Set<() => void>;
  /** Until when it has not ended, unless somebody ends it: using it moves the end away, as far as is known to anybody. */
  lastsUntil: number;
}

/**
 * Ends what is open under a session as soon as the session ends: the database tells when one is deleted (sign-out, another
 * role or password; evm_tell_session_end in sessions.sql), whichever process did it; those that time out are asked for when their nearest known end has come,
 * in one statement, whoever has used them meanwhile. What is open does not keep a session alive.
 */
export class LiveSessions {
  private readonly held = new Map<string, Held>();
  private readonly stops: readonly (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private rings = Infinity;
  private restsUntil = 0;
  private doubts = 0;
  private closed = false;

  constructor(
    private readonly rows: Rows,
    live: Live,
  ) {
    this.stops = [
      live.listen<SessionNotification>('session', (notification) => {
        if (typeof notification === 'string') this.doubt();
        else this.end(notification.id);
      }),
      // sessions may last shorter than they did
      live.listen('settings', () => this.doubt()),
    ];
  }

  /** Calls `end` when the session ends. Returns how to let go before. */
  hold(sessionId: string, end: () => void): () => void {
    const uuid = toUuid('session', sessionId)!;
    const { ends } = this.held.get(uuid) ?? this.begin(uuid);
    ends.add(end);
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.held.get(uuid)?.ends === ends) this.held.delete(uuid);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  private begin(uuid: string): Held {
    const held = { ends: new Set<() => void>(), lastsUntil: 0 };
    this.held.set(uuid, held);
    this.lookAt(0);
    return held;
  }

  /** Nothing is known of any end. */
  private doubt(): void {
    this.doubts += 1;
    for (const held of this.held.values()) held.lastsUntil = 0;
    if (this.held.size > 0) this.lookAt(0);
  }

  /** Looks at that time, or soon after it, or before. */
  private lookAt(time: number): void {
    const now = performance.now();
    const rings = Math.min(Math.max(now, time, this.restsUntil), now + farAway);
    if (this.closed || rings >= this.rings) return;
    clearTimeout(this.timer);
    this.rings = rings;
    // a timer drops the fraction of a millisecond: too early, it would find nothing due and wait for `rest`
    this.timer = setTimeout(() => void this.look(), Math.ceil(rings - now) + 1);
    this.timer.unref();
  }

  /** A database that does not answer ends nothing, and is asked again. */
  private async look(): Promise<void> {
    const now = performance.now();
    const { doubts } = this;
    this.restsUntil = now + rest;
    const due = [...this.held].filter(([, { lastsUntil }]) => lastsUntil <= now).map(([uuid]) => uuid);
    if (due.length > 0) {
      const answers = await this.rows(sessionsLeft, [due]).catch(() => []);
      for (const { id, left } of answers) {
        const held = this.held.get(id);
        if (left === null) this.end(id);
        else if (held && doubts === this.doubts) held.lastsUntil = now + left + answerTime;
      }
    }
    this.rings = Infinity;
    let nearest = Infinity;
    for (const { lastsUntil } of this.held.values()) nearest = Math.min(nearest, lastsUntil);
    if (nearest < Infinity) this.lookAt(nearest);
  }

  /** Whoever comes to hold it after this is asked for anew. */
  private end(uuid: string): void {
    const ends = this.held.get(uuid)?.ends ?? [];
    this.held.delete(uuid);
    for (const end of ends) end();
  }
}
