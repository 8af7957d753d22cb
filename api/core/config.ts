import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { networksIn } from './address.ts';

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

/** A value of the environment that cannot be used; its message is one sentence for the person who set it. */
export class ConfigError extends Error {}

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
    publicUrl: env.PUBLIC_URL ? url('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']) : undefined,
    databaseUrl,
    dataDir,
    demo: demo(env.DEMO, databaseUrl),
    secret: env.JWT_SECRET ? secret(env.JWT_SECRET) : production ? missingSecret() : keptSecret(dataDir),
    redisUrl: env.REDIS_URL ? url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']) : undefined,
    s3: s3(env),
    google: google(env),
    corsOrigins: (env.CORS_ORIGINS ?? '').split(',').filter(Boolean).map(origin),
    trustedProxies: proxies(env.TRUST_PROXY || '127.0.0.0/8,::1'),
    shutdownDelay: seconds('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY || '2') * 1000,
    logLevel: 'warn',
  };
}

function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return number;
}

function seconds(name: string, value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= 60)) throw new ConfigError(`${name} must be a number from 0 to 60, not "${value}".`);
  return number;
}

function url(name: string, value: string, protocols: readonly string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
  return value;
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All that are needed or none: half a configuration would keep pictures where nobody looks for them. */
function s3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const { S3_ENDPOINT: endpoint } = env;
  const set = s3Names.filter((name) => env[name]);
  if (set.length === 0 && !endpoint) return undefined;
  const missing = s3Names.find((name) => !env[name]);
  if (missing) throw new ConfigError(`${missing} must be set too: ${s3Names.join(', ')} belong together.`);
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

function origin(value: string): string {
  return new URL(url('CORS_ORIGINS', value.trim(), ['http:', 'https:'])).origin;
}

function proxies(list: string): BlockList {
  const networks = networksIn(list);
  if (!networks)
    throw new ConfigError(
      `TRUST_PROXY must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "${list}".`,
    );
  return networks;
}

function demo(value: string | undefined, databaseUrl: string | undefined): boolean {
  if (value !== undefined && !['', '0', '1'].includes(value))
    throw new ConfigError(`DEMO must be 0 or 1, not "${value}".`);
  return value ? value === '1' : !databaseUrl;
}

function secret(value: string): string {
  if (value.length < 32) throw new ConfigError('JWT_SECRET must have at least 32 characters.');
  return value;
}

function missingSecret(): never {
  throw new ConfigError('JWT_SECRET must be set in production: a random text of at least 32 characters.');
}

/** Made at the first start and kept, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Where people reach it; links in messages lead there. `port` is the one that was got, where any would do. */
export function addressOf({ host, publicUrl, port: wanted }: Config, port = wanted): string {
  const name = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  return publicUrl?.replace(/\/+$/, '') ?? `http://${name}:${port}`;
}
