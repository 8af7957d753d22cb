import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from '../core/texts/operatorTexts.ts';

/**
 * Claims the folder for this process and ends a server that a dead owner left behind. Waits up to `patience` ms for a living
 * owner, such as an API that a watcher is restarting. Rejects if that owner keeps the folder.
 */
export async function claimFolder(home: string, patience: number): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const last = lastClaim(home);
    const owner = livingOwner(claimFile(home, last)) ?? livingOwner(join(home, 'owner'));
    if (!owner && addClaim(home, last + 1)) break;
    if (owner && Date.now() > until)
      throw new OperatorError(sentence('folderInUse', { process: String(owner), folder: home }));
    await pause(100);
  }
  try {
    await endLeftovers(home);
  } catch (error) {
    releaseFolder(home);
    throw error;
  }
}

/** Empties the claim. Its file stays, so that the next claim gets a higher number. */
export function releaseFolder(home: string): void {
  if (!existsSync(home)) return;
  rmSync(join(home, 'owner'), { force: true });
  writeFileSync(claimFile(home, lastClaim(home)), '');
}

const claimFile = (home: string, number: number) => join(home, `owner.${number}`);

/** The highest number counts. It is never removed: if two processes find the same dead owner, only one can add the next. */
const lastClaim = (home: string): number =>
  Math.max(0, ...readdirSync(home).map((name) => Number(/^owner\.(\d+)$/.exec(name)?.[1] ?? 0)));

/** False if another process was faster. */
function addClaim(home: string, number: number): boolean {
  const own = join(home, `claim.${process.pid}`);
  try {
    writeFileSync(own, `${process.pid} ${startTimeOf(process.pid)}`, { mode: 0o644 });
    // a link appears with its content, so other processes never read half a claim
    linkSync(own, claimFile(home, number));
    // this number was free because later owners removed it
    if (lastClaim(home) > number) {
      rmSync(claimFile(home, number));
      return false;
    }
    // earlier releases read only this file
    renameSync(own, join(home, 'owner'));
    for (let old = number - 1; existsSync(claimFile(home, old)); old--) rmSync(claimFile(home, old));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') throw new OperatorError(sentence('folderOfAnother', { folder: home }), undefined, error);
    if (code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** All processes of the cluster show this name in their titles. */
export function clusterName(home: string): string {
  return `evm-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
}

/**
 * Waits until the cluster has no process left, and sends stronger signals over time. Rejects after 20 seconds. Then removes
 * the pid file of an unclean end: in a fresh container, its pid often belongs to another program, and PostgreSQL would not
 * start.
 */
export async function endLeftovers(home: string): Promise<void> {
  const pidFile = join(home, 'cluster/postmaster.pid');
  const steps: [number, NodeJS.Signals][] = [
    [1000, 'SIGINT'],
    [10_000, 'SIGQUIT'],
    [15_000, 'SIGKILL'],
  ];
  const began = Date.now();
  for (let left = clusterProcesses(home); left.length > 0; left = clusterProcesses(home)) {
    if (Date.now() - began > 20_000)
      throw new OperatorError(sentence('earlierStays', { folder: home, process: String(left[0]) }));
    if (steps[0] && Date.now() - began > steps[0][0]) {
      const signal = steps.shift()![1];
      // the postmaster signals its children; without a postmaster, signals them directly
      const postmaster = left.filter(
        (pid) => existsSync(pidFile) && pid === Number.parseInt(readFileSync(pidFile, 'utf8')),
      );
      for (const pid of postmaster.length > 0 ? postmaster : left) signalIfAlive(pid, signal);
    }
    await pause(50);
  }
  rmSync(pidFile, { force: true });
}

function clusterProcesses(home: string): number[] {
  const name = clusterName(home);
  return processCommands()
    .filter(([, command]) => command.includes(name) && /^(postgres:|\S*\/postgres\s)/.test(command))
    .map(([pid]) => pid);
}

function processCommands(): [number, string][] {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
      .split('\n')
      .map((line) => [Number.parseInt(line), line.trim().replace(/^\d+\s+/, '')]);
  }
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => [Number(pid), (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ')]);
}

function livingOwner(file: string): number | undefined {
  const [pid = '', born = ''] = (read(file) ?? '').split(' ');
  if (!pid) return undefined;
  return signalIfAlive(Number(pid), 0) && startTimeOf(Number(pid)) === born ? Number(pid) : undefined;
}

/**
 * The start time of a process, which distinguishes it from a later one with the same pid. Empty on systems without /proc.
 */
function startTimeOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // the program's name, in parentheses, may contain blanks
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function signalIfAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
