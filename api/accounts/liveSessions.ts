import { toUuid } from '../core/ids/ids.ts';
import type { Live, Notification } from '../core/journal/live.ts';
import { type Rows, statement, uuidList } from '../core/statements/rows.ts';

interface SessionNotification extends Notification {
  topic: 'session';
  id: string;
}

/** Milliseconds until each session times out, by its last use and the current settings; null if it has ended. */
const readTimeLeft = statement<{ id: string; left: number | null }>(
  'sessions-time-left',
  `SELECT wanted.id, (
     SELECT extract(epoch FROM s.last_used_at + make_interval(mins => t.session_timeout) - now())::float8 * 1000
       FROM sessions s, system_settings t
      WHERE s.id = wanted.id AND s.last_used_at > now() - make_interval(mins => t.session_timeout)) AS left
     FROM unnest(${uuidList('$1')}) AS wanted (id)`,
);

/** Milliseconds between two checks. Sessions that become due in between share a statement. */
const checkInterval = 300;

/** Milliseconds that the database usually takes to answer, at most. If it takes longer, the session is checked once more. */
const answerTime = 20;

/** The longest timer, in milliseconds. */
const longestTimer = 60_000;

interface WatchedSession {
  readonly callbacks: Set<() => void>;
  /**
   * The session cannot time out before this (`performance.now()`). It may still be deleted earlier, or used and live longer.
   */
  liveUntil: number;
}

/**
 * Closes what is open under a session as soon as the session ends. The database notifies every process of a deleted session
 * (`sessions_tell_end` in sessions.sql). At the nearest known time-out, one statement checks all due sessions, because
 * another process may have used them. Open sockets do not keep a session alive.
 */
export class LiveSessions {
  private readonly watched = new Map<string, WatchedSession>();
  private readonly unsubscribers: readonly (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private nextCheck = Infinity;
  private noCheckBefore = 0;
  private invalidations = 0;
  private closed = false;

  constructor(
    private readonly rows: Rows,
    live: Live,
  ) {
    this.unsubscribers = [
      live.listen<SessionNotification>('session', (notification) => {
        if (typeof notification === 'string') this.invalidate();
        else this.runCallbacks(notification.id);
      }),
      // a shorter time-out may have ended sessions
      live.listen('settings', () => this.invalidate()),
    ];
  }

  /** Calls `callback` when the session ends. Returns a function that cancels this. */
  onEnd(sessionId: string, callback: () => void): () => void {
    const uuid = toUuid('session', sessionId)!;
    const { callbacks } = this.watched.get(uuid) ?? this.watch(uuid);
    callbacks.add(callback);
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0 && this.watched.get(uuid)?.callbacks === callbacks) this.watched.delete(uuid);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const stop of this.unsubscribers) stop();
  }

  private watch(uuid: string): WatchedSession {
    const session = { callbacks: new Set<() => void>(), liveUntil: 0 };
    this.watched.set(uuid, session);
    this.scheduleCheck(0);
    return session;
  }

  /** Forgets all known time-outs, for example after a gap in the notifications. */
  private invalidate(): void {
    this.invalidations += 1;
    for (const session of this.watched.values()) session.liveUntil = 0;
    if (this.watched.size > 0) this.scheduleCheck(0);
  }

  /** Schedules a check at this time, or after `checkInterval` if that is later. An earlier scheduled check stays. */
  private scheduleCheck(time: number): void {
    const now = performance.now();
    const checkTime = Math.min(Math.max(now, time, this.noCheckBefore), now + longestTimer);
    if (this.closed || checkTime >= this.nextCheck) return;
    clearTimeout(this.timer);
    this.nextCheck = checkTime;
    // timers drop the fraction of a millisecond: a check that runs too early finds nothing due and waits for `checkInterval`
    this.timer = setTimeout(() => void this.check(), Math.ceil(checkTime - now) + 1);
    this.timer.unref();
  }

  /** If the database does not answer, no session ends, and the check is repeated. */
  private async check(): Promise<void> {
    const now = performance.now();
    const { invalidations } = this;
    this.noCheckBefore = now + checkInterval;
    const due = [...this.watched].filter(([, { liveUntil }]) => liveUntil <= now).map(([uuid]) => uuid);
    if (due.length > 0) {
      const answers = await this.rows(readTimeLeft, [due]).catch(() => []);
      for (const { id, left } of answers) {
        const session = this.watched.get(id);
        if (left === null) this.runCallbacks(id);
        else if (session && invalidations === this.invalidations) session.liveUntil = now + left + answerTime;
      }
    }
    this.nextCheck = Infinity;
    let nearest = Infinity;
    for (const { liveUntil } of this.watched.values()) nearest = Math.min(nearest, liveUntil);
    if (nearest < Infinity) this.scheduleCheck(nearest);
  }

  /** A later `onEnd` of this session checks the database again. */
  private runCallbacks(uuid: string): void {
    const callbacks = this.watched.get(uuid)?.callbacks ?? [];
    this.watched.delete(uuid);
    for (const callback of callbacks) callback();
  }
}
