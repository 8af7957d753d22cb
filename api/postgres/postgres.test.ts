import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePostgres, startPostgres, type Postgres } from './postgres.ts';

let parent: string;
let dir: string;
const running = new Set<Postgres>();

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'evm-postgres-'));
  await chmod(parent, 0o711);
  dir = join(parent, 'postgres');
});

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
  removePostgres(dir);
  await rm(parent, { recursive: true });
});

test('data and password survive a restart', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE notes (text text)');
  await ask(first.url, "INSERT INTO notes VALUES ('kept')");
  await first.stop();
  const second = await start();

  expect(await ask(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
});

test('the server handles non-ASCII letters, listens on 127.0.0.1 only and requires a password', async () => {
  const { url } = await start();

  expect(await ask(url, "SELECT lower('ÉCOLE') AS lower, current_setting('listen_addresses') AS at")).toEqual([
    { lower: 'école', at: '127.0.0.1' },
  ]);
  await expect(ask(url.replace(/:[^:@]*@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('a second claim of the folder fails and names the process that uses it', async () => {
  await start();
  await expect(startPostgres({ dir, patience: 200 })).rejects.toThrow(`Process ${process.pid} is already using`);
});

test('a port that is in use is an error and releases the folder', async () => {
  const { url } = await start();
  const other = join(parent, 'other');
  const port = Number(new URL(url).port);

  await expect(startPostgres({ dir: other, port })).rejects.toThrow('Address already in use');
  await (await startPostgres({ dir: other })).stop();
  removePostgres(other);
});

test('a killed server restarts at the same address with all committed data', async () => {
  const { url } = await start({ durable: true });
  await ask(url, 'CREATE TABLE notes (text text)');
  await ask(url, "INSERT INTO notes VALUES ('acknowledged')");
  process.kill(postmaster(), 'SIGKILL');

  await vi.waitFor(async () => expect(await ask(url, 'SELECT text FROM notes')).toHaveLength(1), 120_000);
});

test('if its owner is killed, the server ends, and the next start finds all data', async () => {
  const module = new URL('postgres.ts', import.meta.url).href;
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    console.log((await startPostgres({ dir: ${JSON.stringify(dir)} })).url);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(owner.stdout, 'data')) as [Buffer];
  await ask(String(url).trim(), 'CREATE TABLE notes (text text)');
  owner.kill('SIGKILL');

  const { url: next } = await start();
  expect(await ask(next, 'SELECT * FROM notes')).toEqual([]);
});

test('a stale pid file with the pid of another program does not prevent a start', async () => {
  await (await start()).stop();
  const pidFile = join(dir, 'cluster/postmaster.pid');
  writeFileSync(pidFile, `${process.ppid}\n${join(dir, 'cluster')}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`);

  const { url } = await start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a start deletes the leftovers of an interrupted creation', async () => {
  mkdirSync(join(dir, 'new-half/cluster'), { recursive: true });
  await start();
  expect(readdirSync(dir).toSorted()).toEqual(['cluster', 'owner', 'owner.1', 'password']);
});

test('the server also runs below a private folder; as root, in a folder elsewhere', async () => {
  await chmod(parent, 0o700);
  const { url, stop } = await start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop();

  const home = realpathSync(dir);
  expect(home.startsWith(parent)).toBe(process.getuid?.() !== 0);
  removePostgres(dir);
  expect([existsSync(home), existsSync(dir)]).toEqual([false, false]);
});

test('signals to the process group of the terminal do not reach the server', async () => {
  await start();
  // proc(5): state, parent and group follow the name in parentheses; a bare Debian has no ps
  const group = (pid: number) =>
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[2]!
      : execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  expect(group(postmaster())).not.toBe(group(process.pid));
});

async function start(options: { durable?: boolean } = {}): Promise<Postgres> {
  const server = await startPostgres({ dir, durable: false, ...options });
  running.add(server);
  return server;
}

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(dir, 'cluster/postmaster.pid'), 'utf8'));
