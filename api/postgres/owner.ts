import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from '../core/texts/operatorTexts.ts';

/**
 * Claims the folder for this process and ends a server that a dead owner left behind. Waits up to `patience` ms for a living
 * owner, such as an API that a watcher is restarting. Rejects if that owner keeps the folder.
 */
export async function claimFolder(home: string, patience: number): Promise<void> {
  const file = join(home, 'owner');
  const own = `${file}.${process.pid}`;
  const until = Date.now() + patience;
  for (;;) {
    try {
      writeFileSync(own, `${process.pid} ${startTimeOf(process.pid)}`, { mode: 0o644 });
      // a link appears with its content: nobody takes a claim that is being written for one of a dead process
      linkSync(own, file);
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES') throw new OperatorError(sentence('folderOfAnother', { folder: home }), undefined, error);
      if (code !== 'EEXIST') throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const owner = livingOwner(file);
    if (!owner) rmSync(file, { force: true });
    else if (Date.now() > until)
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

export function releaseFolder(home: string): void {
  rmSync(join(home, 'owner'), { force: true });
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
