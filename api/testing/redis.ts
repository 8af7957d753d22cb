import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A Redis that the tests unpacked for themselves (tools/system.ts). */
export const ownRedis = fileURLToPath(new URL('../../.cache/redis/start', import.meta.url));

const places = [
  ownRedis,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
];

/** undefined if there is none. */
export function findRedis(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).stdout.trim();
  return onPath || places.find((each) => existsSync(each));
}

export interface Redis {
  readonly url: string;
  /** Ends it without a goodbye and starts it again on the same port after `pause` milliseconds. */
  restart(pause: number): Promise<void>;
  /** Ends it, and starts it again on the same port after the work. */
  without(work: () => Promise<void>): Promise<void>;
  /** It answers nobody, and keeps its connections, during the work. */
  stunned(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of the test's own, which keeps nothing. */
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
  // it has no use for another time (tools/at.sh), and its allocator hangs with the library that shifts it
  const env = { ...process.env, LD_PRELOAD: '' };
  const server = spawn(binary, settings, { stdio: ['ignore', 'pipe', 'inherit'], env });
  await new Promise<void>((ready, fail) => {
    createInterface({ input: server.stdout }).on('line', (line) => /ready to accept/i.test(line) && ready());
    server.once('error', fail);
    server.once('exit', () => fail(new Error('Redis did not start.')));
  });
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
