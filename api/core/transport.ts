import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Live } from './live.ts';
import { Listener } from './listener.ts';

/** Any number that no other user of the database takes for an advisory lock. */
const relayTurn = 7_223_022;

const gap = 'gap';

export interface LiveOptions {
  databaseUrl: string;
  /** Unset: every process listens to PostgreSQL itself. */
  redisUrl: string | undefined;
  /** What only the processes of this installation know; several may share a Redis. */
  secret: string;
}

/**
 * Brings what the database tells to every process. Without Redis each process listens to PostgreSQL. With Redis one
 * process at a time listens and passes it on: PostgreSQL then wakes one connection, however many processes there are,
 * and the order stays that of the commits.
 */
export async function openLive(options: LiveOptions, log: Logger): Promise<{ live: Live; close(): Promise<void> }> {
  const live = new Live(log);
  const close = await (options.redisUrl
    ? throughRedis(options, options.redisUrl, live, log)
    : direct(options, live, log));
  return {
    live,
    close: async () => {
      live.close();
      await close();
    },
  };
}

async function direct({ databaseUrl }: LiveOptions, live: Live, log: Logger): Promise<() => Promise<void>> {
  const listener = new Listener({
    url: databaseUrl,
    log,
    onTold: (payload) => live.hear(payload),
    onGap: () => live.missed(),
  });
  await listener.open();
  return () => listener.close();
}

async function throughRedis(
  { databaseUrl, secret }: LiveOptions,
  redisUrl: string,
  live: Live,
  log: Logger,
): Promise<() => Promise<void>> {
  const channel = `evm:${createHash('sha256').update(secret).digest('base64url').slice(0, 16)}`;
  const connect = () => {
    const redis = new Redis(redisUrl, {
      // what is told while Redis is away waits for it
      maxRetriesPerRequest: null,
      autoResubscribe: false,
      retryStrategy: (times) => Math.min(times * 100, 2000),
    });
    redis.on('error', (error: Error) => log.debug({ error }, 'the connection to Redis broke'));
    return redis;
  };
  const [incoming, outgoing] = [connect(), connect()];
  incoming.on('message', (_channel, payload) => (payload === gap ? live.missed() : live.hear(payload)));
  const subscribed = new Promise<void>((resolve) => {
    incoming.on('ready', () => {
      incoming.subscribe(channel).then(
        () => {
          live.missed();
          resolve();
        },
        () => {},
      );
    });
  });
  const impatience = new AbortController();
  const late = pause(5000, undefined, { signal: impatience.signal }).then(
    () => log.warn('Redis does not answer: nothing is live until it does'),
    () => {},
  );
  await Promise.race([subscribed, late]);
  impatience.abort();

  const pass = (payload: string) => void outgoing.publish(channel, payload).catch(() => {});
  const relay = new Listener({ url: databaseUrl, log, turn: relayTurn, onTold: pass, onGap: () => pass(gap) });
  await relay.open();
  return async () => {
    await relay.close();
    incoming.disconnect();
    outgoing.disconnect();
  };
}
