import { databaseRefusal, isRefusal } from '../refusals/errors.ts';
import { KeyedQueues } from './keyedQueues.ts';

/**
 * Maximum number of items in a batch. With more, a crowd finishes sooner, but its answers delay those of others: home took 72 ms
 * with 10 items and 129 with 25.
 */
const mostItems = 10;

interface Batch<Item, Result> {
  readonly items: Item[];
  readonly results: Promise<readonly Result[]>;
}

/**
 * KeyedQueues whose waiting items are processed together, for example by one statement with one commit. Items keep their
 * order, also among other work: an item never overtakes work that was queued before it.
 */
export class BatchQueues<Item, Result> extends KeyedQueues {
  /** By key: the batch that waits last, if more items may join it. */
  private readonly open = new Map<string, Batch<Item, Result>>();

  /** `process` returns a result for each item. If it throws, nothing must be done. */
  constructor(
    atOnce: number,
    private readonly process: (items: readonly Item[]) => Promise<readonly Result[]>,
  ) {
    super(atOnce);
  }

  override run<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.open.delete(key);
    return super.run(key, work);
  }

  /**
   * Processes the item, together with others that wait. If a batch fails because of one item, each is processed alone.
   * Throws UNAVAILABLE if it waits too long.
   */
  async add(key: string, item: Item): Promise<Result> {
    const waiting = this.open.get(key);
    const batch = waiting && waiting.items.length < mostItems ? waiting : this.begin(key);
    const index = batch.items.push(item) - 1;
    try {
      return (await batch.results)[index]!;
    } catch (error) {
      if (batch.items.length === 1 || isUnavailable(error)) throw error;
      const [result] = await this.run(key, () => this.process([item]));
      return result!;
    }
  }

  private begin(key: string): Batch<Item, Result> {
    const items: Item[] = [];
    const results = this.run(key, async () => {
      // items that arrive together begin together
      await Promise.resolve();
      if (this.open.get(key)?.items === items) this.open.delete(key);
      return this.process(items);
    });
    const batch = { items, results };
    this.open.set(key, batch);
    return batch;
  }
}

/** Whether the database or its lock is unavailable, so that trying again would only wait again. */
const isUnavailable = (error: unknown): boolean => isRefusal(databaseRefusal(error) ?? error, 'UNAVAILABLE');
