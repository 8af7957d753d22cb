import { BlockList, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import {
  demo,
  google,
  keptSecret,
  missingSecret,
  networks,
  origin,
  port,
  s3,
  seconds,
  secret,
  url,
} from './configValues.ts';

/** What the environment says, checked once; see docs/operations.md for each variable. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly secret: string;
  /** Unset: what is live travels between processes by PostgreSQL alone. */
  readonly redisUrl: string | undefined;
  /** Unset: pictures are kept in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Unset: nobody signs in with Google. */
  readonly google: GoogleConfig | undefined;
  readonly corsOrigins: readonly string[];
  /** Those whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
  /** Networks of one's own in which push services and gateways may lie that are asked. */
  readonly privateTargets: BlockList;
  /** How long, in milliseconds, `/readyz` says that the process is going before it takes no more connections. */
  readonly shutdownDelay: number;
  readonly logLevel: string;
}

/** An S3-compatible store and how to get in. */
export interface S3Config {
  readonly bucket: string;
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** As whom Google knows us. */
export interface GoogleConfig {
  readonly clientId: string;
  /** Where the keys are that its tokens are signed with. */
  readonly jwksUrl: string;
}

/** Reads the environment; throws a ConfigError for the first value that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const databaseUrl = env.DATABASE_URL
    ? url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'])
    : undefined;
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    production,
    port: port(env.PORT || '4000'),
    host: env.HOST || (production && databaseUrl ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ? origin('PUBLIC_URL', env.PUBLIC_URL) : undefined,
    databaseUrl,
    dataDir,
    demo: demo(env.DEMO, databaseUrl),
    secret: env.JWT_SECRET ? secret(env.JWT_SECRET) : production ? missingSecret() : keptSecret(dataDir),
    redisUrl: env.REDIS_URL ? url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']) : undefined,
    s3: s3(env),
    google: google(env),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .filter(Boolean)
      .map((each) => origin('CORS_ORIGINS', each.trim())),
    trustedProxies: networks('TRUST_PROXY', env.TRUST_PROXY || '127.0.0.0/8,::1'),
    privateTargets: env.PRIVATE_TARGETS ? networks('PRIVATE_TARGETS', env.PRIVATE_TARGETS) : new BlockList(),
    shutdownDelay: seconds('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY || '2') * 1000,
    logLevel: 'warn',
  };
}

/** Where people reach it; links in messages lead there. `port` is the one that was got, where any would do. */
export function addressOf({ host, publicUrl, port: wanted }: Config, port = wanted): string {
  const name = ['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}
