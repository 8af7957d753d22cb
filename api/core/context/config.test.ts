import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressOf, readConfig } from './config.ts';
import { ConfigError } from './configValues.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evm-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 'a random text of at least thirty-two letters';
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, JWT_SECRET: secret, ...env });

/** The sentence of a refused environment. */
function problemIn(env: NodeJS.ProcessEnv): string | undefined {
  try {
    read(env);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

test('without an environment, the defaults fit a first start on a laptop', () => {
  const { databaseUrl, publicUrl, ...config } = readConfig({ JWT_SECRET: secret });
  expect([databaseUrl, publicUrl]).toEqual([undefined, undefined]);
  expect(config).toMatchObject({
    production: false,
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    demo: true,
    corsOrigins: [],
    shutdownDelay: 2000,
  });
});

test('empty values count as unset', () => {
  const empty = Object.fromEntries(
    [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATA_DIR',
      'DEMO',
      'REDIS_URL',
      'CORS_ORIGINS',
      'TRUST_PROXY',
      'PRIVATE_TARGETS',
      'NODE_ENV',
      'GOOGLE_CLIENT_ID',
      'SHUTDOWN_DELAY',
    ].map((name) => [name, '']),
  );
  expect(readConfig({ ...empty, JWT_SECRET: secret })).toEqual(readConfig({ JWT_SECRET: secret }));
});

test('every value is read', () => {
  const config = read({
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://events.college.example',
    DATABASE_URL: 'postgresql://evm@db.college.example/evm',
    CORS_ORIGINS: 'https://a.example, http://b.example:3000/',
    SHUTDOWN_DELAY: '7.5',
  });
  expect(config).toMatchObject({
    production: true,
    port: 8080,
    host: '::1',
    publicUrl: 'https://events.college.example',
    databaseUrl: 'postgresql://evm@db.college.example/evm',
    shutdownDelay: 7500,
    dataDir,
    secret,
    corsOrigins: ['https://a.example', 'http://b.example:3000'],
  });
});

test('with PgBouncer, DATABASE_URL is its address', () => {
  const [bouncer, direct] = ['postgres://bouncer/evm', 'postgres://db/evm'];
  expect(read({ DATABASE_URL: direct })).toMatchObject({ databaseUrl: direct, poolerUrl: undefined });
  expect(read({ DATABASE_URL: bouncer, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: direct,
    poolerUrl: bouncer,
  });
});

test('proxies are trusted on this machine, or only those that are named', () => {
  const believes = (list: string, address: string, family: 'ipv4' | 'ipv6' = 'ipv4') =>
    read({ TRUST_PROXY: list }).trustedProxies.check(address, family);
  expect([believes('', '127.0.0.5'), believes('', '::1', 'ipv6'), believes('', '10.0.0.1')]).toEqual([
    true,
    true,
    false,
  ]);
  const named = '10.0.0.0/8, 2001:db8::/32,192.0.2.1';
  expect([believes(named, '10.9.8.7'), believes(named, '2001:db8::7', 'ipv6'), believes(named, '192.0.2.1')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([believes(named, '127.0.0.1'), believes(named, '192.0.2.2')]).toEqual([false, false]);
});

test.each<[string, NodeJS.ProcessEnv, boolean]>([
  ['on the embedded database', {}, true],
  ['on the embedded database with DEMO=0', { DEMO: '0' }, false],
  ['on an external database', { DATABASE_URL: 'postgres://localhost/evm' }, false],
  ['on an external database with DEMO=1', { DATABASE_URL: 'postgres://localhost/evm', DEMO: '1' }, true],
])('the demo college exists by default or not: %s', (_, env, demo) => {
  expect(read(env).demo).toBe(demo);
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  [
    'production on an external database',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/evm' },
    '0.0.0.0',
  ],
  ['a laptop on an external database', { DATABASE_URL: 'postgres://localhost/evm' }, '127.0.0.1'],
  ['the embedded database', { NODE_ENV: 'production' }, '127.0.0.1'],
])('the default host fits %s', (_, env, host) => {
  expect(read(env).host).toBe(host);
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ HOST: '0.0.0.0' }, 'http://localhost:4861'],
  [{ HOST: '127.0.0.1' }, 'http://localhost:4861'],
  [{ HOST: '::' }, 'http://localhost:4861'],
  // localhost may resolve to 127.0.0.1 only
  [{ HOST: '::1' }, 'http://[::1]:4861'],
  [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:4861'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:4861'],
  [{ HOST: 'events.college.example' }, 'http://events.college.example:4861'],
  [{ HOST: '::', PUBLIC_URL: 'https://events.college.example/' }, 'https://events.college.example'],
])('with %j, links start with %s', (env, address) => {
  expect(addressOf(read({ PORT: '4861', ...env }))).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ SHUTDOWN_DELAY: 'long' }, 'SHUTDOWN_DELAY must be a number from 0 to 60, not "long".'],
  [{ SHUTDOWN_DELAY: '61' }, 'SHUTDOWN_DELAY must be a number from 0 to 60, not "61".'],
  [{ PORT: '80.5' }, 'PORT must be a number from 0 to 65535, not "80.5".'],
  [{ PUBLIC_URL: 'events.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  ...['/evm', '/?a=1', '/#top'].map((more): [NodeJS.ProcessEnv, string] => [
    { PUBLIC_URL: `https://events.example${more}` },
    'PUBLIC_URL must be an origin, such as https://events.college.example, without a path, query, fragment or password.',
  ]),
  [
    { PUBLIC_URL: 'https://me:secret@events.example' },
    'PUBLIC_URL must be an origin, such as https://events.college.example, without a path, query, fragment or password.',
  ],
  [
    { CORS_ORIGINS: 'https://a.example/app' },
    'CORS_ORIGINS must be an origin, such as https://events.college.example, without a path, query, fragment or password.',
  ],
  [{ PUBLIC_URL: 'ftp://events.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  [{ DATABASE_DIRECT_URL: 'postgres://db/evm' }, 'DATABASE_URL must be set too: the address of PgBouncer.'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  [
    { DATABASE_URL: 'mysql://localhost/evm' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [
    { NODE_ENV: 'production', JWT_SECRET: '' },
    'JWT_SECRET must be set in production: a random text of at least 32 characters.',
  ],
  [{ REDIS_URL: 'http://localhost:6379' }, 'REDIS_URL must be an address that starts with redis:// or rediss://.'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be an address that starts with http:// or https://.'],
  [
    { CORS_ORIGINS: 'https://a.example,b.example' },
    'CORS_ORIGINS must be an address that starts with http:// or https://.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/8, proxy.college.example' },
    'TRUST_PROXY must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "10.0.0.0/8, proxy.college.example".',
  ],
  [
    { PRIVATE_TARGETS: 'localhost' },
    'PRIVATE_TARGETS must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "localhost".',
  ],
  [
    { TRUST_PROXY: '1' },
    'TRUST_PROXY must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "1".',
  ],
])('%j is refused with one sentence', (env, sentence) => {
  expect(problemIn(env)).toBe(sentence);
});

test('a secret is created at the first start, stored, and readable by its owner only', () => {
  const first = read({ JWT_SECRET: '' }).secret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(read({ JWT_SECRET: '' }).secret).toBe(first);
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(first);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('Google sign-in requires a client id', () => {
  expect(read({}).google).toBeUndefined();
  const clientId = 'evm.apps.example';
  const google = { clientId, jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs' };
  expect(read({ GOOGLE_CLIENT_ID: clientId }).google).toEqual(google);
  expect(read({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: '' }).google).toEqual(google);
  const jwksUrl = 'http://127.0.0.1:4001/certs';
  expect(read({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: jwksUrl }).google).toEqual({ clientId, jwksUrl });
  expect(read({ GOOGLE_JWKS_URL: jwksUrl }).google).toBeUndefined();
  expect(problemIn({ GOOGLE_JWKS_URL: 'certs' })).toBe(
    'GOOGLE_JWKS_URL must be an address that starts with http:// or https://.',
  );
});

test('the S3 store is configured completely or not at all', () => {
  const keys = { S3_BUCKET: 'pictures', S3_REGION: 'auto', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read({}).s3).toBeUndefined();
  const store = { bucket: 'pictures', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(read(keys).s3).toEqual({ ...store, endpoint: undefined });
  const endpoint = 'https://s3.college.example';
  expect(read({ ...keys, S3_ENDPOINT: endpoint }).s3).toEqual({ ...store, endpoint });
  expect(() => read({ ...keys, S3_ENDPOINT: 's3.college.example' })).toThrow('S3_ENDPOINT must be an address');
  for (const name of Object.keys(keys)) expect(() => read({ ...keys, [name]: '' })).toThrow(`${name} must be set too`);
  expect(() => read({ S3_ENDPOINT: endpoint })).toThrow(ConfigError);
});
