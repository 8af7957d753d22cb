import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The payload of a NOTIFY about a change: ids and a few facts, never its content. */
export interface Notification {
  readonly topic: string;
  /** When this process received it: a unique timestamp from `Live.nextTimestamp`. */
  readonly at: number;
}

/** Marks a possible gap in the stream: before a subscription began, or while a connection was broken. */
export type Gap = 'SUBSCRIBED' | 'MISSED';

type Listener = (notification: Notification | Gap) => void;

/** Maximum queue length of a slow subscription; beyond that, the queue becomes a gap. */
const maxQueued = 1000;

/**
 * Distributes changes from all processes to the subscriptions of this one. A transport calls `receive` and `emitGap`;
 * subscriptions listen. Notifications keep their order.
 */
export class Live {
  /** Throttle of the topics `event:…`, in ms. */
  static throttle = 500;

  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly feeds = new Set<{ return(): unknown }>();
  /** Throttled topics, with the latest notification that is still to be emitted. */
  private readonly throttled = new Map<string, Notification | undefined>();

  private latest = 0;

  constructor(private readonly log: Logger) {}

  /** A unique, increasing timestamp in microseconds. */
  nextTimestamp(): number {
    return (this.latest = Math.max(Date.now() * 1000, this.latest + 1));
  }

  /** Receives the payload of a notification from a transport. */
  receive(payload: string): void {
    const fact = parse(payload);
    if (!fact) return this.log.warn({ payload }, 'something else speaks on the channel');
    const notification: Notification = { ...fact, at: this.nextTimestamp() };
    if (!notification.topic.startsWith('event:')) this.emit(notification);
    else if (this.throttled.has(notification.topic)) this.throttled.set(notification.topic, notification);
    else this.emitThrottled(notification);
  }

  private emit(notification: Notification): void {
    for (const listener of this.listeners.get(notification.topic) ?? []) listener(notification);
  }

  /** Leading and trailing edge: emits at once, then the latest after the interval, to all listeners at the same time. */
  private emitThrottled(notification: Notification): void {
    const { topic } = notification;
    if (!this.listeners.has(topic)) return;
    this.emit(notification);
    this.throttled.set(topic, undefined);
    setTimeout(() => {
      const since = this.throttled.get(topic);
      this.throttled.delete(topic);
      if (since) this.emitThrottled(since);
    }, Live.throttle).unref();
  }

  /** The transport was disconnected, so every subscription must read again. */
  emitGap(): void {
    for (const listeners of this.listeners.values()) for (const listener of listeners) listener('MISSED');
  }

  /** Calls the listener with each notification of a topic, in order. Returns a function that stops this. */
  listen<T extends Notification>(topic: T['topic'], listener: (notification: T | Gap) => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners);
    listeners.add(listener as Listener);
    return () => {
      listeners.delete(listener as Listener);
      if (listeners.size === 0) this.listeners.delete(topic);
    };
  }

  /**
   * The notifications of a topic, one after the other, as resolved by `read`; undefined yields nothing. Begins with the gap
   * `SUBSCRIBED`. A failed read, for example without a database, becomes the gap `MISSED`.
   */
  subscribe<T extends Notification, Payload>(
    topic: T['topic'] | readonly T['topic'][],
    read: (notification: T | Gap) => Promise<Payload | undefined> | Payload | undefined,
  ): AsyncIterableIterator<Payload> {
    return this.feed<T, Payload>(topic, ([notification]) => read(notification!), 0);
  }

  /**
   * Like `subscribe`, for frequent changes: calls `read` at most every `interval` ms, with all notifications since the last
   * call. Notifications of several topics arrive in one batch.
   */
  subscribeThrottled<T extends Notification, Payload>(
    topic: T['topic'] | readonly T['topic'][],
    interval: number,
    read: (notifications: readonly T[] | Gap) => Promise<Payload | undefined> | Payload | undefined,
  ): AsyncIterableIterator<Payload> {
    const isGap = (notification: T | Gap): notification is Gap => typeof notification === 'string';
    return this.feed<T, Payload>(topic, (all) => read(all.find(isGap) ?? (all as readonly T[])), interval);
  }

  private feed<T extends Notification, Payload>(
    topic: T['topic'] | readonly T['topic'][],
    read: (notifications: readonly (T | Gap)[]) => Promise<Payload | undefined> | Payload | undefined,
    interval: number,
  ): AsyncIterableIterator<Payload> {
    let waiting: (T | Gap)[] = ['SUBSCRIBED'];
    let quietUntil = 0;
    let ended = false;
    let wake = () => {};

    const hear = (notification: T | Gap) => {
      if (notification === 'MISSED' || waiting.length >= maxQueued) waiting = ['MISSED'];
      else waiting.push(notification);
      wake();
    };
    const stops = [topic].flat().map((each) => this.listen<T>(each, hear));
    const end = () => {
      ended = true;
      for (const stop of stops) stop();
      this.feeds.delete(feed);
      wake();
      return Promise.resolve({ value: undefined, done: true as const });
    };
    const readNext = async (): Promise<Payload | undefined> => {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => (wake = resolve));
        return undefined;
      }
      const early = quietUntil - performance.now();
      if (early > 0) {
        await pause(early, undefined, { ref: false });
        return undefined;
      }
      const notifications = waiting.splice(0, interval > 0 ? waiting.length : 1);
      quietUntil = performance.now() + interval;
      try {
        return await read(notifications);
      } catch (error) {
        this.log.warn({ err: error, topic }, 'a change could not be read');
        waiting = ['MISSED'];
        await pause(1000);
        return undefined;
      }
    };
    const feed: AsyncIterableIterator<Payload> & { return(): Promise<IteratorResult<Payload>> } = {
      next: async () => {
        while (!ended) {
          const payload = await readNext();
          if (payload !== undefined && !ended) return { value: payload, done: false };
        }
        return { value: undefined, done: true };
      },
      return: end,
      [Symbol.asyncIterator]: () => feed,
    };
    this.feeds.add(feed);
    return feed;
  }

  /** Ends all subscriptions. */
  close(): void {
    for (const feed of this.feeds) feed.return();
  }
}

function parse(payload: string): Omit<Notification, 'at'> | undefined {
  try {
    const notification: unknown = JSON.parse(payload);
    return typeof notification === 'object' && notification !== null && 'topic' in notification
      ? (notification as Notification)
      : undefined;
  } catch {
    return undefined;
  }
}
