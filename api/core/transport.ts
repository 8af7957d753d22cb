import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Live } from './live.ts';
import { Listener } from './listener.ts';

/** Any number that no other user of the database takes for an advisory lock. */
const relayTurn = 7_223_022;

/** What is said on the channel beside notifications: it begins anew, who passes on?, and: I do. */
const [gap, hello, here] = ['gap', 'hello', 'here'] as const;

/** How often, in milliseconds, Redis is asked whether it is there, and how long it may take to say so. */
const pulse = 5000;

export interface LiveOptions {
  databaseUrl: string;
  /** Unset: every process listens to PostgreSQL itself. */
  redisUrl: string | undefined;
  /** What only the processes of this installation know; several may share a Redis. */
  secret: string;
}

/** Where notifications are received, and from which transport. */
export interface OpenLive {
  readonly live: Live;
  /** Undefined where there is no Redis; while it is away, this process listens to PostgreSQL itself. */
  redis(): 'connected' | 'away' | undefined;
  close(): Promise<void>;
}

/**
 * Brings notifications to every process. Without Redis each process listens to PostgreSQL. With Redis one
 * process at a time listens and passes it on: PostgreSQL then wakes one connection, however many processes there are,
 * and the order stays that of the commits. A process that has lost Redis listens itself until it is back.
 */
export async function openLive(options: LiveOptions, log: Logger): Promise<OpenLive> {
  const live = new Live(log);
  const { redisUrl, databaseUrl: url } = options;
  if (redisUrl) {
    const relayed = await throughRedis(options, redisUrl, live, log);
    return { live, redis: relayed.state, close: async () => (live.close(), relayed.close()) };
  }
  const listener = new Listener({
    url,
    log,
    onTold: (payload) => live.receive(payload),
    onGap: () => live.missed(),
  });
  await listener.open();
  return { live, redis: () => undefined, close: async () => (live.close(), listener.close()) };
}

async function throughRedis({ databaseUrl: url, secret }: LiveOptions, redisUrl: string, live: Live, log: Logger) {
  const channel = `evm:${createHash('sha256').update(secret).digest('base64url').slice(0, 16)}`;
  // only here: most processes have no Redis, and its client is fifty files
  const { Redis } = await import('ioredis');
  const connect = () => {
    const redis = new Redis(redisUrl, {
      // what could not be passed on is covered by a gap; said later, it would be said twice
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: null,
      autoResubscribe: false,
      commandTimeout: pulse,
      retryStrategy: (times) => Math.min(times * 100, 2000),
    });
    redis.on('error', (error: Error) => log.debug({ error }, 'the connection to Redis broke'));
    return redis;
  };
  const [incoming, outgoing] = [connect(), connect()];
  /** Where this process receives from: PostgreSQL, until somebody who listens there has been received through Redis. */
  let ear: 'Redis' | 'PostgreSQL' = 'PostgreSQL';
  let [isAway, isRelaying, closed] = [false, false, false];
  let direct: Listener | undefined;
  let relay: Listener | undefined;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));

  const hearPostgres = () => {
    ear = 'PostgreSQL';
    if (direct || closed) return;
    const listener = new Listener({
      url,
      log,
      onTold: (payload) => ear === 'PostgreSQL' && live.receive(payload),
      onGap: () => ear === 'PostgreSQL' && live.missed(),
    });
    direct = listener;
    listener.start();
  };
  const hearRedis = () => {
    ear = 'Redis';
    live.missed();
    void direct?.close();
    direct = undefined;
    if (isAway) log.warn('Redis is back');
    isAway = false;
    settle();
  };
  hearPostgres();

  const pass = (payload: string) => void outgoing.publish(channel, payload).catch(() => {});
  const greet = () => pass(hello);
  incoming.on('ready', () => void incoming.subscribe(channel).then(greet, () => incoming.disconnect(true)));
  incoming.on('message', (_channel, payload) => {
    if (payload === hello) return isRelaying && pass(here);
    if (ear === 'PostgreSQL') return hearRedis();
    if (payload === gap) live.missed();
    else if (payload !== here) live.receive(payload);
  });
  incoming.on('close', () => {
    if (!isAway && !closed) log.warn('Redis is away: this process listens to PostgreSQL itself until it is back');
    isAway = true;
    hearPostgres();
    settle();
  });

  // only who can pass on takes the turn, and the first thing that it passes on is a gap
  outgoing.on('ready', () => {
    if (closed) return;
    greet();
    relay ??= new Listener({
      url,
      log,
      turn: relayTurn,
      onTold: (payload) => void outgoing.publish(channel, payload).catch(() => outgoing.disconnect(true)),
      onGap: () => {
        isRelaying = true;
        pass(gap);
      },
    });
    relay.start();
  });
  outgoing.on('close', () => {
    isRelaying = false;
    void relay?.close();
    relay = undefined;
  });

  // a Redis that hangs closes nothing by itself
  const timer = setInterval(() => {
    for (const each of [incoming, outgoing])
      if (each.status === 'ready') each.ping().catch(() => each.disconnect(true));
    if (ear === 'PostgreSQL') greet();
  }, pulse);
  timer.unref();

  const impatience = new AbortController();
  await Promise.race([settled, pause(pulse, undefined, { signal: impatience.signal }).catch(() => {})]);
  impatience.abort();
  return {
    state: () => (ear === 'Redis' ? ('connected' as const) : ('away' as const)),
    close: async () => {
      closed = true;
      clearInterval(timer);
      incoming.disconnect();
      outgoing.disconnect();
      await Promise.all([relay?.close(), direct?.close()]);
    },
  };
}
