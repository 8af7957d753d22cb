import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { lean } from '../tools/memory.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of the compiled servers. Not dist/, because that may be in use. */
export const buildFolder = path.join(root, '.cache/bench');

/** Compiles everything to JavaScript, as in production. Stores `operations` in addition to those of the web client. */
export function compile(operations: ReadonlyMap<string, string>): void {
  // Otherwise .sql files of earlier versions would be applied, too.
  rmSync(path.join(buildFolder, 'api'), { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    [
      '-p',
      'tsconfig.json',
      '--noEmit',
      'false',
      '--incremental',
      'false',
      '--noCheck',
      '--rootDir',
      '.',
      '--outDir',
      buildFolder,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  for (const file of globSync('api/**/*.{graphql,json,sql}', { cwd: root }))
    copyFileSync(path.join(root, file), path.join(buildFolder, file));
  const file = 'api/persisted-operations.json';
  const known = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object;
  writeFileSync(path.join(buildFolder, file), JSON.stringify({ ...known, ...Object.fromEntries(operations) }));
}

/** The first two usable cores. Empty if the system cannot pin processes to cores. */
export const cores: readonly number[] = usableCores().slice(0, 2);

export interface Server {
  port: number;
  pid: number;
  /** CPU time used so far, in seconds. NaN if the system does not report it. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Running servers. They are killed when this process exits. */
const runningServers = new Set<ChildProcess>();
process.on('exit', () => runningServers.forEach((child) => child.kill('SIGKILL')));

/** Starts a compiled server on the first core with the memory settings of `npm start`. Waits until it is ready. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<Server> {
  const port = await freePort();
  const command = [process.execPath, ...lean.flags, ...nodeOptions, path.join(buildFolder, script)];
  const [program, ...args] = cores.length === 2 ? ['taskset', '-c', String(cores[0]), ...command] : command;
  const child = spawn(program!, args, {
    cwd: buildFolder,
    env: { ...lean.env, ...process.env, NODE_ENV: 'production', PORT: String(port), SHUTDOWN_DELAY: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  runningServers.add(child);
  child.once('exit', () => runningServers.delete(child));
  // Skips log lines of level 30 (info), such as one for each sign-in.
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith('{"level":30,')) process.stderr.write(`${line}\n`);
  });
  await ready(child, port);
  return { port, pid: child.pid!, cpu: () => cpuSeconds(child.pid!), stop: () => stop(child) };
}

/** Moves this process, which generates the load, to the second core. */
export function takeSecondCore(): void {
  if (cores.length === 2) spawnSync('taskset', ['-acp', String(cores[1]), String(process.pid)]);
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('A server did not start.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function usableCores(): number[] {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return [];
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  return list.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number);
    return Array.from({ length: to! - from! + 1 }, (_, n) => from! + n);
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

mkdirSync(buildFolder, { recursive: true });
