import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from './folder.ts';

/** The existing test files and stories changed by the last twenty commits or the work tree. Empty without Git. */
export function changedTests(cwd = root): string[] {
  const [oldest] = git(cwd, 'rev-list', '--first-parent', '-n21', 'HEAD').slice(-1);
  if (!oldest) return [];
  const isThere = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(cwd, file));
  return changesSince(oldest, cwd).filter(isThere);
}

/** The files that differ from the upstream branch or, if there is none, from HEAD. Empty without Git. */
export function unpublishedChanges(cwd = root): string[] {
  const [published = 'HEAD'] = git(cwd, 'merge-base', 'HEAD', '@{upstream}');
  return changesSince(published, cwd);
}

function changesSince(commit: string, cwd: string): string[] {
  const changed = git(cwd, 'diff', '--name-only', '--no-renames', '--relative', commit);
  const added = git(cwd, 'ls-files', '-o', '--exclude-standard');
  return [...new Set([...changed, ...added])].toSorted();
}

/** The lines that Git prints. */
const git = (cwd: string, ...args: string[]): string[] =>
  spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];

/** Keeps all cores busy. Returns a function that stops the load. */
export function loadCores(): () => Promise<unknown> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}
