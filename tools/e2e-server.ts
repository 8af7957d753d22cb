import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FullConfig } from '@playwright/test';
import { exportJWK } from 'jose';
import pg from 'pg';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { startGoogle } from '../api/testing/google.ts';
import { quickFolder } from '../api/testing/quickFolder.ts';
import { at, root } from './folder.ts';

/**
 * Starts a server with a fresh demo college for each worker. A story may then change global state (settings, maintenance,
 * overall leaderboards) without affecting stories of other workers. Playwright calls the returned function at the end.
 */
export default async function startForStories({ workers }: FullConfig): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'evm-e2e-'));
  // PostgreSQL may run as another user
  await chmod(dir, 0o711);
  const stops: (() => Promise<void>)[] = [() => rm(dir, { recursive: true, force: true })];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()!();
  };
  try {
    const google = await startGoogle();
    stops.push(() => google.close());
    const { clientId, jwksUrl } = google.config;
    // The stories sign Google's ID tokens themselves.
    process.env.E2E_GOOGLE = JSON.stringify({
      clientId,
      key: await exportJWK(google.key().secret),
      kid: google.key().kid,
    });
    const cluster = await mkdtemp(path.join(quickFolder(), 'evm-e2e-'));
    const postgres = await startPostgres({ dir: cluster, durable: false });
    stops.push(async () => {
      await postgres.stop();
      removePostgres(cluster);
    });
    const databases = await createDatabases(postgres.url, workers);
    process.env.E2E_DATABASES = JSON.stringify(databases);
    const servers = databases.map((url, n) =>
      startServer({
        DATABASE_URL: url,
        DATA_DIR: path.join(dir, `server-${n}`),
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_JWKS_URL: jwksUrl,
        // Stories run a push service on the local machine.
        PRIVATE_TARGETS: '127.0.0.1',
      }),
    );
    stops.push(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    process.env.E2E_URLS = JSON.stringify(await Promise.all(servers.map(({ address }) => address)));
    // The stories together create more events for the demo organizer than the default limit allows.
    await Promise.all(databases.map((url) => run(url, 'UPDATE system_settings SET max_events_per_organizer = 1000')));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabases(serverUrl: string, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) {
    await run(serverUrl, `CREATE DATABASE stories_${n}`);
    const url = new URL(serverUrl);
    url.pathname = `/stories_${n}`;
    urls.push(url.href);
  }
  return urls;
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** `address` resolves once the server is ready, and rejects if the server exits before that. */
function startServer(env: Record<string, string>): { address: Promise<string>; stop: () => Promise<void> } {
  const server = spawn(process.execPath, [at('dist/api/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DEMO: '1',
      SHUTDOWN_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const output: string[] = [];
  const address = new Promise<string>((ready, fail) => {
    for (const stream of [server.stdout, server.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(line) ?? [];
        if (port) ready(`http://127.0.0.1:${port}`);
        output.push(line);
      });
    ended.then(
      () => fail(new Error(`The server for the browser tests did not get ready.\n${output.join('\n')}`)),
      fail,
    );
  });
  // Callers that await the address see the rejection. Without one, swallow it here to avoid an unhandled rejection.
  address.catch(() => {});
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
}
