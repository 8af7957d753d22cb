import { BlockList, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { sentence } from '../texts/operatorTexts.ts';
import {
  ConfigError,
  demo,
  storedSecret,
  missingSecret,
  networks,
  origin,
  port,
  seconds,
  secret,
  url,
} from './configValues.ts';

/** The validated environment; docs/operations.md describes each variable. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** PostgreSQL itself. Unset: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** PgBouncer in transaction mode, for reads, writes and jobs. Unset: they connect to PostgreSQL itself. */
  readonly poolerUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly secret: string;
  /** Unset: processes notify each other through PostgreSQL only. */
  readonly redisUrl: string | undefined;
  /** Unset: pictures are stored in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Unset: no Google sign-in. */
  readonly google: GoogleConfig | undefined;
  readonly corsOrigins: readonly string[];
  /** Proxies with a trusted `X-Forwarded-For`. */
  readonly trustedProxies: BlockList;
  /** Private networks that outgoing requests to push services and gateways may reach. */
  readonly privateTargets: BlockList;
  /** Milliseconds that `/readyz` reports the shutdown before the process refuses connections. */
  readonly shutdownDelay: number;
  readonly logLevel: string;
}

/** An S3-compatible store with its credentials. */
export interface S3Config {
  readonly bucket: string;
  /** Unset: Amazon S3. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Our client at Google. */
export interface GoogleConfig {
  readonly clientId: string;
  /** The address of the public keys for Google's tokens. */
  readonly jwksUrl: string;
}

/** Reads the environment. Throws a ConfigError for the first invalid value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const { databaseUrl, poolerUrl } = databases(env);
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    production,
    port: port(env.PORT || '4000'),
    host: env.HOST || (production && databaseUrl ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ? origin('PUBLIC_URL', env.PUBLIC_URL) : undefined,
    databaseUrl,
    poolerUrl,
    dataDir,
    demo: demo(env.DEMO, databaseUrl),
    secret: env.JWT_SECRET ? secret(env.JWT_SECRET) : production ? missingSecret() : storedSecret(dataDir),
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

/** The public address; links in messages start with it. `port` is the actual port if the configured one is 0. */
export function addressOf({ host, publicUrl, port: wanted }: Config, port = wanted): string {
  const name = ['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}

/** The addresses of PostgreSQL itself and of PgBouncer. With PgBouncer, `DATABASE_URL` is its address. */
function databases(env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'poolerUrl'> {
  const [given, direct] = (['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).map((name) =>
    env[name] ? url(name, env[name], ['postgres:', 'postgresql:']) : undefined,
  );
  if (direct && !given) throw new ConfigError(sentence('poolerMissing'));
  return { databaseUrl: direct ?? given, poolerUrl: direct && given };
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All variables or none: an incomplete configuration would store pictures in an unexpected place. */
function s3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const { S3_ENDPOINT: endpoint } = env;
  const set = s3Names.filter((name) => env[name]);
  if (set.length === 0 && !endpoint) return undefined;
  const missing = s3Names.find((name) => !env[name]);
  if (missing) throw new ConfigError(sentence('partMissing', { name: missing, names: s3Names.join(', ') }));
  const [bucket, region, accessKeyId, secretAccessKey] = s3Names.map((name) => env[name]!) as [
    string,
    string,
    string,
    string,
  ];
  return {
    bucket,
    endpoint: endpoint ? url('S3_ENDPOINT', endpoint, ['http:', 'https:']) : undefined,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

function google({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: given }: NodeJS.ProcessEnv): GoogleConfig | undefined {
  const jwksUrl = url('GOOGLE_JWKS_URL', given || 'https://www.googleapis.com/oauth2/v3/certs', ['http:', 'https:']);
  return clientId ? { clientId, jwksUrl } : undefined;
}
