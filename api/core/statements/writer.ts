import type { Logger } from 'pino';
import { sqlState } from '../refusals/errors.ts';
import { type BoundStatement, Lane, type LaneOptions } from './lane.ts';
import { cancelledState } from './tier.ts';

/** `depth`: statements of one lane that are under way at the same time. */
const lanes = { count: 8, depth: 4 } as const;

/**
 * Time-outs in milliseconds. They bound how long a statement can delay those behind it: they take a millisecond each, unless
 * another transaction holds a lock.
 */
const timeouts: LaneOptions = { role: 'writer', lockTimeout: 20, timeout: 1000 };

/** SQLSTATE lock_not_available. */
const lockTimeoutState = '55P03';

/** Runs short writing statements of requests on a few pipelined connections, for a fraction of the CPU time of a pool. */
export class Writer {
  private readonly lanes: readonly Lane[];

  /** `afterWrite` is called after each statement. */
  constructor(
    url: string,
    log: Logger,
    private readonly afterWrite: () => void,
  ) {
    this.lanes = Array.from({ length: lanes.count }, () => new Lane(url, timeouts, log));
  }

  async open(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.connect()));
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  /**
   * Runs the statement in its own transaction, and `last` before the commit: an error of either rolls both back. Returns
   * undefined if nothing was written because no lane had room or a time-out was exceeded. Then use another connection.
   */
  async rows(what: BoundStatement, last?: BoundStatement): Promise<Record<string, unknown>[] | undefined> {
    const lane = this.lane();
    if (!lane) return undefined;
    try {
      return await (last ? lane.transaction(what, last) : lane.query(...what));
    } catch (error) {
      if ([lockTimeoutState, cancelledState].includes(sqlState(error) ?? '')) return undefined;
      throw error;
    } finally {
      this.afterWrite();
    }
  }

  /** Prefers an idle lane, because commits of different lanes share a flush. Then a lane that is about to send. */
  private lane(): Lane | undefined {
    const withRoom = this.lanes.filter(({ isOpen, underWay }) => isOpen && underWay < lanes.depth);
    return (
      withRoom.find(({ underWay }) => underWay === 0) ??
      withRoom.find(({ corked }) => corked) ??
      withRoom.toSorted((a, b) => a.underWay - b.underWay)[0]
    );
  }
}
