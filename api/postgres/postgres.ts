import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, collect, environment, initialise, keptPassword } from './cluster.ts';
import { claim, clusterName, endLeftovers, release } from './owner.ts';
import { accountFor, binariesFor, homeFor, removeHome } from './place.ts';

export interface PostgresOptions {
  /** Holds the cluster and its password; made if missing. One process at a time may use it. */
  dir: string;
  /** Default: a free one, another at each start. */
  port?: number;
  /** False gives up on surviving a crash, for tests: nothing waits for the disk. */
  durable?: boolean;
  /** What the server writes, line by line. */
  log?: (line: string) => void;
  /** How long to wait for another process to let go of `dir`, in milliseconds. */
  patience?: number;
}

export interface Postgres {
  /** The superuser's address of the database `postgres`. */
  url: string;
  /** Ends open connections and shuts down cleanly; may be called twice. */
  stop(): Promise<void>;
}

// In a session of its own, so that Ctrl-C in the terminal reaches the API only, which stops the server when it has
// drained. The watcher holds a pipe from the API: when that ends without a goodbye (kill -9), the server goes too.
// It is the server's child, not an orphan: a container without an init would keep its remains.
const detached = '( read -r goodbye <&3 || kill -INT $$; exit 0 ) >/dev/null 2>&1 & exec "$@" 3<&-';

/**
 * Starts the PostgreSQL of the npm package on 127.0.0.1, creating the cluster first if there is none. Survives an
 * unclean end of the process before it, and starts the server again if that dies by itself.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, durable = true, log = () => {}, patience = 15_000 } = options;
  const account = accountFor(dir);
  const binaries = await binariesFor(account);
  const home = homeFor(dir, account);
  await claim(home, patience);
  try {
    const password = keptPassword(home);
    const cluster = { home, account, binaries, log, settings: settingsFor(home, durable) };
    if (!existsSync(join(home, 'cluster'))) await initialise(cluster, password, durable);
    const { server, port } = await startOnPort(cluster, options.port);
    const stop = supervise(cluster, server, port);
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    release(home);
    throw error;
  }
}

/** Deletes the folder of a stopped server, wherever its files really lie. */
export const removePostgres = (dir: string) => removeHome(dir);

function settingsFor(home: string, durable: boolean): Record<string, string> {
  return {
    cluster_name: clusterName(home),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // the tests have more processes on it than anybody else
    max_connections: durable ? '200' : '500',
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

async function startOnPort(cluster: Cluster, fixed: number | undefined) {
  for (let attempt = 1; ; attempt++) {
    const port = fixed ?? (await freePort());
    try {
      return { server: await launch(cluster, port), port };
    } catch (error) {
      // a free port may be taken by someone else before PostgreSQL gets there
      if (fixed || attempt === 5 || !/could not (bind|create any TCP)/.test(String(error))) throw error;
    }
  }
}

async function launch({ home, account, binaries, settings, log }: Cluster, port: number): Promise<ChildProcess> {
  const parameters = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(
    '/bin/sh',
    ['-c', detached, 'sh', binaries.postgres, '-D', join(home, 'cluster'), ...parameters],
    {
      ...account,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  lifeline(child).on('error', () => {});
  await new Promise<void>((ready, fail) => {
    const said = collect(child, (line) => {
      log(line);
      if (line.includes('database system is ready to accept connections')) ready();
    });
    child.once('error', fail);
    child.once('exit', () => farewell(child));
    child.once('close', () => fail(new Error(`PostgreSQL did not start.\n${said.join('\n')}`)));
  });
  return child;
}

/** Returns what stops the server; until then a server that dies is started again on the same port. */
function supervise(cluster: Cluster, first: ChildProcess, port: number): () => Promise<void> {
  let server: ChildProcess | undefined;
  let stopped: Promise<void> | undefined;
  let revival = Promise.resolve();

  const watch = (child: ChildProcess) => {
    server = child;
    child.once('exit', () => {
      server = undefined;
      if (!stopped) revival = revive();
    });
  };
  const revive = async () => {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5000)) {
      try {
        cluster.log('PostgreSQL ended by itself: starting it again');
        await endLeftovers(cluster.home);
        return watch(await launch(cluster, port));
      } catch (error) {
        cluster.log(String(error));
        await pause(wait);
      }
    }
  };
  const stop = async () => {
    await revival;
    if (server) await shutDown(server);
    release(cluster.home);
  };
  watch(first);
  return () => (stopped ??= stop());
}

/** Fast shutdown: sessions are ended, everything is written. */
async function shutDown(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  // the watcher ends with the pipe, while the server is still there to reap it
  lifeline(server).end();
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(impatience);
}

/** A server that ended by itself must not be signalled any more: its number may soon be another process. */
function farewell(child: ChildProcess): void {
  if (lifeline(child).writable) lifeline(child).end('goodbye\n');
}

const lifeline = (child: ChildProcess) => child.stdio[3] as Writable;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done, fail) => probe.once('listening', done).once('error', fail));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
