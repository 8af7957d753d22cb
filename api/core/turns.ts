import { refusal } from './errors.ts';

/** How long, in milliseconds, somebody waits for their turn before they are refused; as long as for a lock. */
const longest = 10_000;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Work on one thing takes turns within a process, whoever came first first. Its statements would only wait for the same row,
 * each with a connection that everybody else then waits for.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** `atOnce` is how many may be at work on one thing. */
  constructor(private readonly atOnce: number) {}

  /** Throws UNAVAILABLE where the turn does not come. */
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
