import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exportJWK } from 'jose';
import { removePostgres } from '../api/core/postgres.ts';
import { startGoogle } from '../api/testing/google.ts';
import { at, root } from './folder.ts';

/** Starts the built product with a fresh demo college on a free port; Playwright calls what it returns at the end. */
export default async function startForStories(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'evm-e2e-'));
  // PostgreSQL may run as another user
  await chmod(dir, 0o711);
  const { DATABASE_URL: _, ...env } = process.env;
  const google = await startGoogle();
  const { clientId, jwksUrl } = google.config;
  // the stories sign what people bring from Google
  process.env.E2E_GOOGLE = JSON.stringify({
    clientId,
    key: await exportJWK(google.key().secret),
    kid: google.key().kid,
  });
  const server = spawn(process.execPath, [at('dist/api/main.js')], {
    cwd: root,
    env: {
      ...env,
      NODE_ENV: 'test',
      DATA_DIR: dir,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DEMO: '1',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_JWKS_URL: jwksUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let said = '';
  server.stdout.on('data', (chunk) => (said += chunk));
  server.stderr.on('data', (chunk) => (said += chunk));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await google.close();
    removePostgres(path.join(dir, 'postgres'));
    await rm(dir, { recursive: true, force: true });
  };

  for (const until = Date.now() + 60_000; ; await pause(100)) {
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (
      port &&
      (await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      process.env.E2E_URL = `http://127.0.0.1:${port}`;
      return stop;
    }
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The server for the browser tests did not get ready.\n${said}`);
    }
  }
}
