import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A Redis that the tests installed (tools/system.ts). */
export const ownRedis = fileURLToPath(new URL('../../.cache/redis/start', import.meta.url));

const places = [
  ownRedis,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
];

/** The path of the binary; undefined if Redis is not installed. */
export function findRedis(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).stdout.trim();
  return onPath || places.find((each) => existsSync(each));
}

export interface Redis {
  readonly url: string;
  /** Kills Redis, and restarts it on the same port after `pause` milliseconds. */
  restart(pause: number): Promise<void>;
  /** Kills Redis, runs the work, and restarts it on the same port. */
  without(work: () => Promise<void>): Promise<void>;
  /** Suspends Redis during the work: it keeps its connections but does not answer. */
  stunned(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a separate Redis without persistence. */
export async function startRedis(): Promise<Redis> {
  const binary = findRedis();
  if (!binary) throw new Error('This test needs redis-server: npm test installs it, or says how.');
  const port = await freePort();
  let server = await launch(binary, port);
  const end = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  const without = async (work: () => Promise<unknown>) => {
    await end();
    try {
      await work();
    } finally {
      server = await launch(binary, port);
    }
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: (pause) => without(() => new Promise((resolve) => setTimeout(resolve, pause))),
    without,
    stunned: async (work) => {
      server.kill('SIGSTOP');
      await work().finally(() => server.kill('SIGCONT'));
    },
    stop: end,
  };
}

async function launch(binary: string, port: number) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
  // without the time shift of tools/at.sh: its library makes the allocator of Redis hang
  const env = { ...process.env, LD_PRELOAD: '' };
  const server = spawn(binary, settings, { stdio: ['ignore', 'pipe', 'inherit'], env });
  await new Promise<void>((ready, fail) => {
    createInterface({ input: server.stdout }).on('line', (line) => /ready to accept/i.test(line) && ready());
    server.once('error', fail);
    server.once('exit', () => fail(new Error('Redis did not start.')));
  });
  return server;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
