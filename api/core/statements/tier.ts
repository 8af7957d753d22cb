import type { Logger } from 'pino';
import type { Budget } from './budget.ts';
import { refusal, sqlState, tooMany } from '../refusals/errors.ts';
import { Lane, type LaneOptions } from './lane.ts';
import type { Statement } from './rows.ts';
import { sentence } from '../texts/refusalTexts.ts';

export interface TierOptions extends LaneOptions {
  readonly lanes: number;
  /** Concurrent statements per user; further ones wait. */
  readonly share: number;
  /** Waiting statements per user. Does not apply to statements of the server itself, which belong to all users. */
  readonly mostWaiting: number;
  /** Whether a lane sends the next statement before the previous one is answered. */
  readonly pipelined: boolean;
}

/** The running and waiting statements of one user. */
interface UserQueue {
  underWay: number;
  readonly waiting: (() => void)[];
  isServed: boolean;
}

/** Milliseconds after which a lane counts as blocked by its statement, and other lanes are preferred. */
const blockedAfter = 10;

/** The SQLSTATE of a cancelled statement. */
export const cancelledState = '57014';

/** Maximum number of users with statements in one tier. */
const mostPeople = 10_000;

/** A statement for a tier. */
export interface Task {
  readonly what: Statement<unknown>;
  readonly values: readonly unknown[];
  /** Undefined for statements of the server itself, which do not wait for each other. */
  readonly budget: Budget | undefined;
  /** Whether the statement still belongs to this tier when its turn begins. */
  belongs(): boolean;
  /** Called if the statement exceeds the time-out of this tier, before any other statement starts. */
  onStop(): void;
}

export interface StatementResult {
  raw: Record<string, unknown>[];
  /** Milliseconds until the answer. In pipelined lanes, this includes the statements before it. */
  ms: number;
}

/** Connections for statements of similar duration. Users are served round-robin, regardless of how much they request. */
export class Tier {
  private readonly lanes: readonly Lane[];
  /** Users with statements in this tier; the one who was served longest ago is first. */
  private readonly queues = new Map<string, UserQueue>();
  private next = 0;

  constructor(
    url: string,
    log: Logger,
    readonly options: TierOptions,
  ) {
    this.lanes = Array.from({ length: options.lanes }, () => new Lane(url, options, log));
  }

  async open(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.connect()));
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  /** Undefined if the statement no longer belonged to this tier at its turn, and did not run. */
  query(task: Task): Promise<StatementResult | undefined> {
    const who = task.budget?.who ?? '';
    let queue = this.queues.get(who);
    if (!queue) {
      if (this.queues.size >= mostPeople) return Promise.reject(tierFull());
      this.queues.set(who, (queue = { underWay: 0, waiting: [], isServed: false }));
    }
    const { share, mostWaiting } = this.options;
    if ((queue.underWay < share || !task.budget) && this.hasRoom()) return this.start(who, queue, task);
    if (task.budget && queue.waiting.length >= mostWaiting)
      return Promise.reject(tooMany(sentence('tooMuchAtOnce'), 2));
    // the server looks up the viewer of each request in a rush, and no user is to blame for that
    if (queue.waiting.length >= mostPeople) return Promise.reject(tierFull());
    const { waiting } = queue;
    return new Promise((resolve) => waiting.push(() => resolve(this.start(who, queue, task))));
  }

  private async start(who: string, place: UserQueue, task: Task): Promise<StatementResult | undefined> {
    const { what, values, budget } = task;
    const { pipelined, timeout } = this.options;
    place.underWay += 1;
    const begun = performance.now();
    try {
      if (!task.belongs()) return undefined;
      if (!pipelined) budget?.check();
      const raw = await this.lane(begun).query(what, values);
      return { raw, ms: performance.now() - begun };
    } catch (error) {
      if (sqlState(error) === cancelledState) {
        if (pipelined) budget?.spend(timeout);
        task.onStop();
      }
      throw error;
    } finally {
      if (!pipelined) budget?.spend(performance.now() - begun);
      place.underWay -= 1;
      if (pipelined) this.startWaiting(who, place);
      else for (const [other, theirs] of this.queues) this.startWaiting(other, theirs);
    }
  }

  /** Starts waiting statements of a user while there is room; then the user moves to the end of the queue. */
  private startWaiting(who: string, place: UserQueue): void {
    // a statement that is refused at its turn ends synchronously and calls this again
    if (place.isServed) return;
    place.isServed = true;
    const { waiting } = place;
    while (waiting.length > 0 && place.underWay < this.options.share && this.hasRoom()) {
      this.queues.delete(who);
      this.queues.set(who, place);
      waiting.shift()!();
    }
    place.isServed = false;
    if (place.underWay === 0 && waiting.length === 0) this.queues.delete(who);
  }

  /** If no connection is open, statements do not wait: they fail at once. */
  private hasRoom(): boolean {
    return this.options.pipelined || this.lanes.some(isIdle) || !this.lanes.some(({ isOpen }) => isOpen);
  }

  /** Prefers a lane that is about to send and not blocked, then the next lane that is not blocked, then the next. */
  private lane(now: number): Lane {
    let chosen: Lane | undefined;
    let most = -1;
    const patience = this.options.pipelined ? blockedAfter : -1;
    for (let n = 1; n <= this.lanes.length; n += 1) {
      const lane = this.lanes[(this.next + n) % this.lanes.length]!;
      if (!lane.isOpen) continue;
      const merit = (lane.isHeldUp(now, patience) ? 0 : 2) + (lane.corked ? 1 : 0);
      if (merit <= most) continue;
      chosen = lane;
      most = merit;
    }
    if (!chosen) throw Object.assign(new Error('No connection to the database'), { code: '08006' });
    this.next = (this.next + 1) % this.lanes.length;
    return chosen;
  }
}

const isIdle = ({ isOpen, underWay }: Lane) => isOpen && underWay === 0;

const tierFull = () => refusal('UNAVAILABLE', sentence('unavailable'), { retryAfter: 2 });
