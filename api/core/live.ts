import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** What a process is told of a change: identifiers and a few facts, never what is written in it. */
export interface Told {
  readonly topic: string;
  /** When this process heard of it: a moment of its own, see `Live.moment`. */
  readonly at: number;
}

/** Stands where something may have gone untold: before a subscription began, or while a connection was broken. */
export type Gap = 'SUBSCRIBED' | 'MISSED';

type Listener = (told: Told | Gap) => void;

/** How much may wait for a subscription that is slow to look; beyond that it is told of a gap instead. */
const mostWaiting = 1000;

/**
 * Where everything that changes is heard in this process, whichever process changed it. A transport calls `hear` and
 * `missed`; whatever is live listens. What is heard keeps its order.
 */
export class Live {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly feeds = new Set<{ return(): unknown }>();

  private latest = 0;

  constructor(private readonly log: Logger) {}

  /** Microseconds of this process's clock that have never been given before. */
  moment(): number {
    return (this.latest = Math.max(Date.now() * 1000, this.latest + 1));
  }

  /** Takes in what a transport has brought. */
  hear(payload: string): void {
    const fact = parse(payload);
    if (!fact) return this.log.warn({ payload }, 'something else speaks on the channel');
    const told: Told = { ...fact, at: this.moment() };
    for (const listener of this.listeners.get(told.topic) ?? []) listener(told);
  }

  /** A transport was away: everybody must look again. */
  missed(): void {
    for (const listeners of this.listeners.values()) for (const listener of listeners) listener('MISSED');
  }

  /** Calls the listener, in order, with what is told under a topic. Returns how to stop. */
  listen<T extends Told>(topic: T['topic'], listener: (told: T | Gap) => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners);
    listeners.add(listener as Listener);
    return () => {
      listeners.delete(listener as Listener);
      if (listeners.size === 0) this.listeners.delete(topic);
    };
  }

  /**
   * What is told under a topic, one after the other, as `see` makes it out; what it returns undefined for is left out.
   * Begins with the gap `SUBSCRIBED`. Whatever cannot be seen (the database is away) becomes the gap `MISSED`.
   */
  subscribe<T extends Told, Seen>(
    topic: T['topic'],
    see: (told: T | Gap) => Promise<Seen | undefined> | Seen | undefined,
  ): AsyncIterableIterator<Seen> {
    return this.feed<T, Seen>(topic, ([told]) => see(told!), 0);
  }

  /**
   * As `subscribe`, for what may change faster than people look: between two looks lie `rest` ms, and `see` is given
   * everything that was told meanwhile.
   */
  subscribeCalmly<T extends Told, Seen>(
    topic: T['topic'],
    rest: number,
    see: (told: readonly T[] | Gap) => Promise<Seen | undefined> | Seen | undefined,
  ): AsyncIterableIterator<Seen> {
    const isGap = (told: T | Gap): told is Gap => typeof told === 'string';
    return this.feed<T, Seen>(topic, (all) => see(all.find(isGap) ?? (all as readonly T[])), rest);
  }

  private feed<T extends Told, Seen>(
    topic: T['topic'],
    see: (told: readonly (T | Gap)[]) => Promise<Seen | undefined> | Seen | undefined,
    rest: number,
  ): AsyncIterableIterator<Seen> {
    let waiting: (T | Gap)[] = ['SUBSCRIBED'];
    let quietUntil = 0;
    let ended = false;
    let wake = () => {};

    const stop = this.listen<T>(topic, (told) => {
      if (told === 'MISSED' || waiting.length >= mostWaiting) waiting = ['MISSED'];
      else waiting.push(told);
      wake();
    });
    const end = () => {
      ended = true;
      stop();
      this.feeds.delete(feed);
      wake();
      return Promise.resolve({ value: undefined, done: true as const });
    };
    const look = async (): Promise<Seen | undefined> => {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => (wake = resolve));
        return undefined;
      }
      const early = quietUntil - performance.now();
      if (early > 0) {
        await pause(early, undefined, { ref: false });
        return undefined;
      }
      const told = waiting.splice(0, rest > 0 ? waiting.length : 1);
      quietUntil = performance.now() + rest;
      try {
        return await see(told);
      } catch (error) {
        this.log.warn({ err: error, topic }, 'a change could not be read');
        waiting = ['MISSED'];
        await pause(1000);
        return undefined;
      }
    };
    const feed: AsyncIterableIterator<Seen> & { return(): Promise<IteratorResult<Seen>> } = {
      next: async () => {
        while (!ended) {
          const seen = await look();
          if (seen !== undefined && !ended) return { value: seen, done: false };
        }
        return { value: undefined, done: true };
      },
      return: end,
      [Symbol.asyncIterator]: () => feed,
    };
    this.feeds.add(feed);
    return feed;
  }

  /** Ends every subscription. */
  close(): void {
    for (const feed of this.feeds) feed.return();
  }
}

function parse(payload: string): Omit<Told, 'at'> | undefined {
  try {
    const told: unknown = JSON.parse(payload);
    return typeof told === 'object' && told !== null && 'topic' in told ? (told as Told) : undefined;
  } catch {
    return undefined;
  }
}
