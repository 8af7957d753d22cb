import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { entryOf, sourceOf } from '../../api/testing/entry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The result of a process. The process must exit by itself. */
export interface ProcessResult {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
  /** Peak memory, in bytes. */
  readonly memory: number;
}

export interface ProcessOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Runs the sources of another copy of the repository. */
  readonly cwd?: string;
  /** Source text of a module to run first. */
  readonly preload?: string;
  /** Called with the process after its start. */
  readonly onStart?: (child: ChildProcess) => void;
}

// maxRSS is in kilobytes.
const reportMemory = `process.on('exit', () => process.stderr.write('\\nmemory ' + process.resourceUsage().maxRSS));`;

/** Runs `evm` in a separate process, as a terminal or cron does. */
export async function evmProcess(
  argv: readonly string[],
  { env, cwd, input = '', preload = '', onStart }: ProcessOptions,
): Promise<ProcessResult> {
  const first = `data:text/javascript,${encodeURIComponent(preload + reportMemory)}`;
  const program = cwd ? sourceOf('cli/evm', cwd) : entryOf('cli/evm');
  const child = spawn(process.execPath, ['--import', first, ...program, ...argv], {
    cwd: cwd ?? root,
    env: { ...process.env, EVM_LANG: 'en', NODE_ENV: '', DATABASE_URL: '', DEMO: '0', ...env },
  });
  const [out, said] = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    return () => Buffer.concat(chunks).toString();
  }) as [() => string, () => string];
  child.stdin.end(input);
  onStart?.(child);
  const [code] = (await once(child, 'close')) as [number | null];
  const [talk, memory] = said().split('\nmemory ') as [string, string?];
  return { code, out: out().trimEnd(), said: talk.trimEnd(), memory: Number(memory ?? 0) * 1024 };
}
