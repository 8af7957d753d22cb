import { refusal } from './errors.ts';

/** Milliseconds until waiting work is refused; the same as the time-out of a database lock. */
const longest = 10_000;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Per-key FIFO queue: limits concurrent work on one row within a process. Without it, statements would wait for the same row
 * lock, and each would occupy a connection.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** `atOnce` is the number of concurrent works per key. */
  constructor(private readonly atOnce: number) {}

  /** Throws UNAVAILABLE if the work waits too long. */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(thing) ?? { underWay: 0, waiting: [] };
    this.lines.set(thing, line);
    if (line.underWay < this.atOnce) line.underWay += 1;
    else await this.turn(line);
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.underWay -= 1;
      if (line.underWay === 0) this.lines.delete(thing);
    }
  }

  private turn({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(
          refusal('UNAVAILABLE', 'Many people want the same right now. Please try again in a moment.', {
            retryAfter: 2,
          }),
        );
      }, longest);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  }
}
