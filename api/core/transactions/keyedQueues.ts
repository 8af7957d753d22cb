import { refusal } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';

/** Milliseconds until waiting work is refused; the same as the time-out of a database lock. */
const maxWait = 10_000;

interface WorkQueue {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Per-key FIFO queue: limits concurrent work on one row within a process. Without it, statements would wait for the same row
 * lock, and each would occupy a connection.
 */
export class KeyedQueues {
  private readonly queues = new Map<string, WorkQueue>();

  /** `atOnce` is the number of concurrent works per key. */
  constructor(private readonly atOnce: number) {}

  /** Throws UNAVAILABLE if the work waits too long. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { underWay: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.underWay < this.atOnce) queue.underWay += 1;
    else await this.waitForTurn(queue);
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.underWay -= 1;
      if (queue.underWay === 0) this.queues.delete(key);
    }
  }

  private waitForTurn({ waiting }: WorkQueue): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(
          refusal('UNAVAILABLE', sentence('tooManyPeople'), {
            retryAfter: 2,
          }),
        );
      }, maxWait);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  }
}
