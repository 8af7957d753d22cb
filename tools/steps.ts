import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { at, root } from './folder.ts';
import { eventsFd, type TestEvent } from './report.ts';

const runningTools = new Set<ChildProcess>();
// The shell reads a pipe from this process. If the pipe closes (kill -9 of this process), the shell ends its whole group.
const watchdogScript = '( read -r goodbye <&3 || kill -TERM -$$ ) >/dev/null 2>&1 & exec "$@" 3<&-';
const never = new Promise<void>(() => {});
let isEnding = false;

/**
 * Runs a tool in its own process group, so that its child processes end with it. Rejects with the tool's output if it
 * fails. After `endAll` the promise never settles, so that callers do not continue. `onEvent` gets the events of our
 * reporters.
 */
export async function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  onEvent?: (event: TestEvent) => void,
): Promise<void> {
  if (isEnding) return never;
  const localTool = at('node_modules/.bin', tool);
  const child = spawn('/bin/sh', ['-c', watchdogScript, 'sh', existsSync(localTool) ? localTool : tool, ...args], {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', onEvent ? 'pipe' : 'ignore'],
    detached: true,
  });
  runningTools.add(child);
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  if (onEvent)
    createInterface({ input: child.stdio[eventsFd] as Readable }).on('line', (line) => onEvent(JSON.parse(line)));
  const streamsClosed = new Promise((done) => child.once('close', done));
  const code = await new Promise<number | null>((done, fail) => child.once('exit', done).once('error', fail));
  runningTools.delete(child);
  signal(child, 'SIGKILL');
  await streamsClosed;
  if (isEnding) return never;
  if (code !== 0) throw new Error(output.trim() || `${tool} ended with code ${code}.`);
}

/** Sends SIGTERM to all running tools, waits up to 10 s, then sends SIGKILL. */
export async function endAll(): Promise<void> {
  isEnding = true;
  const children = [...runningTools];
  for (const child of children) signal(child, 'SIGTERM');
  const ended = Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))));
  await Promise.race([ended, pause(10_000)]);
  for (const child of children) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The whole group has already ended.
  }
}
