import type { Logger } from 'pino';
import type { Budget } from './budget.ts';
import { refusal, sqlState, tooMany } from './errors.ts';
import { Lane } from './lane.ts';
import type { Statement } from './rows.ts';

export interface TierOptions {
  /** How many milliseconds a statement may take here. */
  readonly timeout: number;
  readonly lanes: number;
  /** How many statements one person may have under way here; more of theirs wait for those. */
  readonly share: number;
  /** How many statements of one person may wait; those of the server itself are of everybody. */
  readonly mostWaiting: number;
  /** Whether a lane is sent the next statement before the one before is answered. */
  readonly pipelined: boolean;
}

/** What one person has under way and waiting. */
interface Place {
  underWay: number;
  readonly waiting: (() => void)[];
  isServed: boolean;
}

/** After so many milliseconds with one statement, a lane is left alone while there is a quieter one. */
const heldUpAfter = 10;

/** The SQLSTATE of a statement that took too long. */
export const stopped = '57014';

/** How many people may have something in one tier. */
const mostPeople = 10_000;

/** What is wanted of a tier. */
export interface Task {
  readonly what: Pick<Statement<unknown>, 'name' | 'text'>;
  readonly values: readonly unknown[];
  /** Without one it is the server itself that asks: it does not wait for itself. */
  readonly budget: Budget | undefined;
  /** Whether it still belongs here when it is its turn. */
  belongs(): boolean;
  /** It has taken too long for this tier; said before anything else gets its turn. */
  onStop(): void;
}

export interface Answer {
  raw: Record<string, unknown>[];
  /** How many milliseconds it took; where lanes are pipelined, with those of the statements before it. */
  ms: number;
}

/** Connections for statements of about the same length. People are served in turn, whoever asks for how much. */
export class Tier {
  private readonly lanes: readonly Lane[];
  /** Those who have something here, whoever was served longest ago first. */
  private readonly places = new Map<string, Place>();
  private next = 0;

  constructor(
    url: string,
    log: Logger,
    readonly options: TierOptions,
  ) {
    this.lanes = Array.from({ length: options.lanes }, () => new Lane(url, options.timeout, log));
  }

  async open(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.connect()));
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  /** Undefined where it no longer belonged here when it was its turn, and has not been run. */
  query(task: Task): Promise<Answer | undefined> {
    const who = task.budget?.who ?? '';
    let place = this.places.get(who);
    if (!place) {
      if (this.places.size >= mostPeople) return Promise.reject(crowded());
      this.places.set(who, (place = { underWay: 0, waiting: [], isServed: false }));
    }
    const { share, mostWaiting } = this.options;
    if ((place.underWay < share || !task.budget) && this.hasRoom()) return this.start(who, place, task);
    if (task.budget && place.waiting.length >= mostWaiting)
      return Promise.reject(tooMany('You are asking for too much at once. Please try again in a moment.', 2));
    // the server reads who somebody is for each of a rush; none of them has asked for too much
    if (place.waiting.length >= mostPeople) return Promise.reject(crowded());
    const { waiting } = place;
    return new Promise((resolve) => waiting.push(() => resolve(this.start(who, place, task))));
  }

  private async start(who: string, place: Place, task: Task): Promise<Answer | undefined> {
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
      if (sqlState(error) === stopped) {
        if (pipelined) budget?.spend(timeout);
        task.onStop();
      }
      throw error;
    } finally {
      if (!pipelined) budget?.spend(performance.now() - begun);
      place.underWay -= 1;
      if (pipelined) this.goOn(who, place);
      else for (const [other, theirs] of this.places) this.goOn(other, theirs);
    }
  }

  /** What waits of somebody's, as far as there is room for it; next time they come after everybody else. */
  private goOn(who: string, place: Place): void {
    // what is refused at its turn is over before it returns, and comes here again
    if (place.isServed) return;
    place.isServed = true;
    const { waiting } = place;
    while (waiting.length > 0 && place.underWay < this.options.share && this.hasRoom()) {
      this.places.delete(who);
      this.places.set(who, place);
      waiting.shift()!();
    }
    place.isServed = false;
    if (place.underWay === 0 && waiting.length === 0) this.places.delete(who);
  }

  /** Where there is no connection at all nobody waits for one: that is refused at once. */
  private hasRoom(): boolean {
    return this.options.pipelined || this.lanes.some(isIdle) || !this.lanes.some(({ isOpen }) => isOpen);
  }

  /** The one that is about to send anyway, as long as nothing holds it up, or the next that is quiet, or the next. */
  private lane(now: number): Lane {
    let chosen: Lane | undefined;
    let most = -1;
    const patience = this.options.pipelined ? heldUpAfter : -1;
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

const crowded = () =>
  refusal('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', { retryAfter: 2 });
