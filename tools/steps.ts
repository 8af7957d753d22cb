import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at, root } from './folder.ts';

const running = new Set<ChildProcess>();

/**
 * Runs one of the project's tools in a process group of its own, so that nothing it starts outlives it. Rejects with
 * all that it said unless it ends well.
 */
export async function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const own = at('node_modules/.bin', tool);
  const child = spawn(existsSync(own) ? own : tool, args, {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('exit', done).once('error', fail));
  running.delete(child);
  signal(child, 'SIGKILL');
  if (code !== 0) throw new Error(said.trim() || `${tool} ended with code ${code}.`);
}

/** Asks everything that still runs to end, waits a while, and then insists. */
export async function endAll(): Promise<void> {
  const children = [...running];
  for (const child of children) signal(child, 'SIGTERM');
  const ended = Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))));
  await Promise.race([ended, pause(10_000)]);
  for (const child of children) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // the whole group is gone already
  }
}
