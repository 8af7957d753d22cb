import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from '../core/texts/operatorTexts.ts';
import { type Cluster, collect, serverEnvironment, initialise, storedPassword } from './cluster.ts';
import { claimFolder, clusterName, endLeftovers, releaseFolder } from './owner.ts';
import { accountFor, binariesFor, homeFor, removeHome } from './place.ts';

export interface PostgresOptions {
  /** The folder of the cluster and its password; created if missing. Only one process at a time may use it. */
  dir: string;
  /** Default: a free port, which differs at each start. */
  port?: number;
  /** False trades crash safety for speed, for tests: nothing waits for the disk. */
  durable?: boolean;
  /** Receives the server's output, line by line. */
  log?: (line: string) => void;
  /** How long to wait for another process to release `dir`, in milliseconds. */
  patience?: number;
}

export interface Postgres {
  /** The URL of the database `postgres` for the superuser. */
  url: string;
  /** Closes open connections and shuts down cleanly; may be called twice. */
  stop(): Promise<void>;
}

// The server has its own session, so that Ctrl-C in the terminal reaches only the API, which stops the server after
// draining. The watcher reads a pipe from the API: if the pipe closes without a goodbye (kill -9), the watcher stops the
// server. The watcher is a child of the server, which reaps it. As an orphan it would stay a zombie in a container without
// an init.
const detached = '( read -r goodbye <&3 || kill -INT $$; exit 0 ) >/dev/null 2>&1 & exec "$@" 3<&-';

/**
 * Starts the PostgreSQL of the npm package on 127.0.0.1 and creates the cluster if it is missing. Cleans up after a previous
 * process that ended uncleanly, and restarts a server that dies.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, durable = true, log = () => {}, patience = 15_000 } = options;
  const account = accountFor(dir);
  const binaries = await binariesFor(account);
  const home = homeFor(dir, account);
  await claimFolder(home, patience);
  try {
    const password = storedPassword(home);
    const cluster = { home, account, binaries, log, settings: settingsFor(home, durable) };
    if (!existsSync(join(home, 'cluster'))) await initialise(cluster, password, durable);
    const { server, port } = await startOnPort(cluster, options.port);
    const stop = supervise(cluster, server, port);
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    releaseFolder(home);
    throw error;
  }
}

/** Deletes the folder of a stopped server, even if it is a link. */
export const removePostgres = (dir: string) => removeHome(dir);

function settingsFor(home: string, durable: boolean): Record<string, string> {
  return {
    cluster_name: clusterName(home),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // tests run more processes against one server than production does
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
      // another program may take the free port before PostgreSQL does
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
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  lifeline(child).on('error', () => {});
  log('PostgreSQL is starting');
  await new Promise<void>((ready, fail) => {
    const output = collect(child, (line) => {
      log(line);
      if (line.includes('database system is ready to accept connections')) ready();
    });
    child.once('error', fail);
    child.once('exit', () => endWatcher(child));
    child.once('close', () => fail(new OperatorError(sentence('notStarted', { output: output.join('\n') }))));
  });
  return child;
}

/** Restarts a server that dies, on the same port. Returns a function that stops the server. */
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
    releaseFolder(cluster.home);
  };
  watch(first);
  return () => (stopped ??= stop());
}

/** Fast shutdown: ends sessions and writes everything to disk. Quits after 30 seconds. */
async function shutDown(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  // closing the pipe ends the watcher while the server can still reap it
  lifeline(server).end();
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(impatience);
}

/** Tells the watcher not to signal a server that has ended by itself: another process may soon have its pid. */
function endWatcher(child: ChildProcess): void {
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
