import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Live } from './live.ts';
import { Listener } from './listener.ts';

/** The number of our advisory lock; no other application may use it in this database. */
const relayLock = 7_223_022;

/** Control messages on the channel: a gap, a search for the relay, and its reply. */
const [gap, hello, here] = ['gap', 'hello', 'here'] as const;

/** Milliseconds between pings of Redis, and the time-out of a ping. */
const pulse = 5000;

export interface LiveOptions {
  databaseUrl: string;
  /** Unset: every process listens to PostgreSQL itself. */
  redisUrl: string | undefined;
  /** Known only to the processes of this installation, because several may share a Redis. */
  secret: string;
}

/** The receiver of notifications, and the state of its transport. */
export interface OpenLive {
  readonly live: Live;
  /** Undefined without Redis. While it is away, this process listens to PostgreSQL itself. */
  redis(): 'connected' | 'away' | undefined;
  close(): Promise<void>;
}

/**
 * Delivers notifications to every process. Without Redis, each process listens to PostgreSQL. With Redis, one process at a
 * time listens and relays to the others. So PostgreSQL wakes only one connection, and notifications keep the commit order. A
 * process without Redis listens to PostgreSQL itself until Redis is back.
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
    onNotification: (payload) => live.receive(payload),
    onGap: () => live.emitGap(),
  });
  await listener.open();
  return { live, redis: () => undefined, close: async () => (live.close(), listener.close()) };
}

async function throughRedis({ databaseUrl: url, secret }: LiveOptions, redisUrl: string, live: Live, log: Logger) {
  const channel = `evm:${createHash('sha256').update(secret).digest('base64url').slice(0, 16)}`;
  // loaded on demand: most processes have no Redis, and its client has fifty files
  const { Redis } = await import('ioredis');
  const connect = () => {
    const redis = new Redis(redisUrl, {
      // a failed message is covered by a gap; sending it later would duplicate it
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
  /** The current source: PostgreSQL, until a message of the relay arrives through Redis. */
  let source: 'Redis' | 'PostgreSQL' = 'PostgreSQL';
  let [isAway, isRelaying, closed] = [false, false, false];
  let direct: Listener | undefined;
  let relay: Listener | undefined;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));

  const listenToPostgres = () => {
    source = 'PostgreSQL';
    if (direct || closed) return;
    const listener = new Listener({
      url,
      log,
      onNotification: (payload) => source === 'PostgreSQL' && live.receive(payload),
      onGap: () => source === 'PostgreSQL' && live.emitGap(),
    });
    direct = listener;
    listener.start();
  };
  const listenToRedis = () => {
    source = 'Redis';
    live.emitGap();
    void direct?.close();
    direct = undefined;
    if (isAway) log.warn('Redis is back');
    isAway = false;
    settle();
  };
  listenToPostgres();

  const publish = (payload: string) => void outgoing.publish(channel, payload).catch(() => {});
  const greet = () => publish(hello);
  incoming.on('ready', () => void incoming.subscribe(channel).then(greet, () => incoming.disconnect(true)));
  incoming.on('message', (_channel, payload) => {
    if (payload === hello) return isRelaying && publish(here);
    if (source === 'PostgreSQL') return listenToRedis();
    if (payload === gap) live.emitGap();
    else if (payload !== here) live.receive(payload);
  });
  incoming.on('close', () => {
    if (!isAway && !closed) log.warn('Redis is away: this process listens to PostgreSQL itself until it is back');
    isAway = true;
    listenToPostgres();
    settle();
  });

  // only a process that can publish becomes the relay, and its first message is a gap
  outgoing.on('ready', () => {
    if (closed) return;
    greet();
    relay ??= new Listener({
      url,
      log,
      lock: relayLock,
      onNotification: (payload) => void outgoing.publish(channel, payload).catch(() => outgoing.disconnect(true)),
      onGap: () => {
        isRelaying = true;
        publish(gap);
      },
    });
    relay.start();
  });
  outgoing.on('close', () => {
    isRelaying = false;
    void relay?.close();
    relay = undefined;
  });

  // a hanging Redis does not close its connections
  const timer = setInterval(() => {
    for (const each of [incoming, outgoing])
      if (each.status === 'ready') each.ping().catch(() => each.disconnect(true));
    if (source === 'PostgreSQL') greet();
  }, pulse);
  timer.unref();

  const impatience = new AbortController();
  await Promise.race([settled, pause(pulse, undefined, { signal: impatience.signal }).catch(() => {})]);
  impatience.abort();
  return {
    state: () => (source === 'Redis' ? ('connected' as const) : ('away' as const)),
    close: async () => {
      closed = true;
      clearInterval(timer);
      incoming.disconnect();
      outgoing.disconnect();
      await Promise.all([relay?.close(), direct?.close()]);
    },
  };
}
