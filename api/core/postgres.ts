import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { claim, clusterName, endLeftovers, release } from './postgresOwner.ts';
import { accountFor, binariesFor, homeFor, removeHome, type Account, type Binaries } from './postgresPlace.ts';

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

interface Cluster {
  home: string;
  account: Account;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
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
    max_connections: '200',
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

function keptPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) {
    if (existsSync(join(home, 'cluster')))
      throw new Error(`${file} is missing: put it back, or move ${home} away to start with an empty database.`);
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Built beside its place and moved there when complete, so that an interruption leaves no half cluster. */
async function initialise(
  { home, account, binaries, log }: Cluster,
  password: string,
  durable: boolean,
): Promise<void> {
  for (const unfinished of readdirSync(home).filter((name) => name.startsWith('new-')))
    rmSync(join(home, unfinished), { recursive: true });
  const fresh = mkdtempSync(join(home, 'new-'));
  const passwordFile = join(fresh, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [fresh, passwordFile]) if (account) chownSync(path, account.uid, account.gid);

  // PostgreSQL's own UTF-8 rules: the same order and case on every machine; the C library's only tell letters apart
  const ctypes = process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
  for (const ctype of ctypes) {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${fresh}/cluster`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: '/', env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said = collect(child, log);
    const code = await new Promise((done, fail) => child.on('close', done).on('error', fail));
    if (code === 0) break;
    rmSync(join(fresh, 'cluster'), { recursive: true, force: true });
    if (ctype === ctypes.at(-1)) throw new Error(`The database could not be created.\n${said.join('\n')}`);
  }
  renameSync(join(fresh, 'cluster'), join(home, 'cluster'));
  rmSync(fresh, { recursive: true });
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
  (child.stdio[3] as Writable).on('error', () => {});
  await new Promise<void>((ready, fail) => {
    const said = collect(child, (line) => {
      log(line);
      if (line.includes('database system is ready to accept connections')) ready();
    });
    child.once('error', fail);
    child.once('exit', () => void farewell(child));
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
  await farewell(server);
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(impatience);
}

/** Ends the watcher: it must not signal a number that may soon be another process. */
async function farewell(child: ChildProcess): Promise<void> {
  const lifeline = child.stdio[3] as Writable;
  if (lifeline.writable) await new Promise<void>((done) => lifeline.end('goodbye\n', () => done()));
  lifeline.destroy();
}

/** Passes each line on and keeps the last ones for an error message. */
function collect(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      if (last.push(line) > 20) last.shift();
      log(line);
    });
  }
  return last;
}

/** PGDATA, PGPORT and their like of the caller's shell are none of this server's business. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LANG: 'C' };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done, fail) => probe.once('listening', done).once('error', fail));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
