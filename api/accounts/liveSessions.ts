import { toUuid } from '../core/ids.ts';
import type { Live, Notification } from '../core/live.ts';
import { type Rows, statement, uuidList } from '../core/rows.ts';

interface SessionNotification extends Notification {
  topic: 'session';
  id: string;
}

/** Milliseconds until each session times out, by its last use and the current settings; null if it has ended. */
const sessionsLeft = statement<{ id: string; left: number | null }>(
  'sessions-time-left',
  `SELECT wanted.id, (
     SELECT extract(epoch FROM s.last_used_at + make_interval(mins => t.session_timeout) - now())::float8 * 1000
       FROM sessions s, system_settings t
      WHERE s.id = wanted.id AND s.last_used_at > now() - make_interval(mins => t.session_timeout)) AS left
     FROM unnest(${uuidList('$1')}) AS wanted (id)`,
);

/** Milliseconds between two checks. Sessions that become due in between share a statement. */
const rest = 300;

/** Milliseconds that the database usually takes to answer, at most. If it takes longer, the session is checked once more. */
const answerTime = 20;

/** The longest timer, in milliseconds. */
const farAway = 60_000;

interface WatchedSession {
  readonly ends: Set<() => void>;
  /**
   * The session cannot time out before this (`performance.now()`). It may still be deleted earlier, or used and live longer.
   */
  lastsUntil: number;
}

/**
 * Closes what is open under a session as soon as the session ends. The database notifies every process of a deleted session
 * (evm_tell_session_end in sessions.sql). At the nearest known time-out, one statement checks all due sessions, because
 * another process may have used them. Open sockets do not keep a session alive.
 */
export class LiveSessions {
  private readonly held = new Map<string, WatchedSession>();
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
      // a shorter time-out may have ended sessions
      live.listen('settings', () => this.doubt()),
    ];
  }

  /** Calls `end` when the session ends. Returns a function that cancels this. */
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

  private begin(uuid: string): WatchedSession {
    const held = { ends: new Set<() => void>(), lastsUntil: 0 };
    this.held.set(uuid, held);
    this.lookAt(0);
    return held;
  }

  /** Forgets all known time-outs, for example after a gap in the notifications. */
  private doubt(): void {
    this.doubts += 1;
    for (const held of this.held.values()) held.lastsUntil = 0;
    if (this.held.size > 0) this.lookAt(0);
  }

  /** Schedules a check at this time, or after `rest` if that is later. An earlier scheduled check stays. */
  private lookAt(time: number): void {
    const now = performance.now();
    const rings = Math.min(Math.max(now, time, this.restsUntil), now + farAway);
    if (this.closed || rings >= this.rings) return;
    clearTimeout(this.timer);
    this.rings = rings;
    // timers drop the fraction of a millisecond: a check that runs too early finds nothing due and waits for `rest`
    this.timer = setTimeout(() => void this.look(), Math.ceil(rings - now) + 1);
    this.timer.unref();
  }

  /** If the database does not answer, no session ends, and the check is repeated. */
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

  /** A later `hold` of this session checks the database again. */
  private end(uuid: string): void {
    const ends = this.held.get(uuid)?.ends ?? [];
    this.held.delete(uuid);
    for (const end of ends) end();
  }
}
