import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { entryOf, sourceOf } from './entry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<number | null>;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a real API process on an existing database; two of them are replicas. `folder` runs the sources of another
 * repository.
 */
export async function startProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
  folder?: string,
): Promise<ApiProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evm-process-'));
  const child = spawn(process.execPath, folder ? sourceOf('api/main', folder) : entryOf('api/main'), {
    cwd: folder ?? root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      SHUTDOWN_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').finally(() => rm(dataDir, { recursive: true, force: true }));
  const url = await addressFrom(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid!,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    ended: ended.then(() => child.exitCode),
  };
}

/** Resolves to the address that the process prints when it is ready. */
function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const outputLines: string[] = [];
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        outputLines.push(line);
        const [, address] = /ready at (http:\/\/\S+)/.exec(line) ?? [];
        if (address) resolve(address.replace('localhost', '127.0.0.1'));
      });
    child.once('exit', () => reject(new Error(`The API did not start.\n${outputLines.join('\n')}`)));
  });
}
