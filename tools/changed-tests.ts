import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from './folder.ts';

/** The existing test files and stories changed by the last twenty commits or the work tree. Empty without Git. */
export function changedTests(cwd = root): string[] {
  const lines = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout?.split('\n') ?? [];
  const [oldest] = lines('rev-list', '--first-parent', '-n21', 'HEAD').filter(Boolean).slice(-1);
  if (!oldest) return [];
  const files = [
    ...lines('diff', '--name-only', '--relative', oldest),
    ...lines('ls-files', '-o', '--exclude-standard'),
  ];
  const isThere = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(cwd, file));
  return [...new Set(files)].filter(isThere).toSorted();
}

/** Keeps all cores busy. Returns a function that stops the load. */
export function loadCores(): () => Promise<unknown> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}
