import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from './folder.ts';
import { lean } from './memory.mjs';

test('npm start applies the memory settings, and other scripts do not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-memory-'));
  try {
    mkdirSync(path.join(folder, 'tools'));
    for (const name of ['bootstrap', 'closedPipe', 'lockFile', 'memory', 'parentExit', 'startTexts'])
      cpSync(at(`tools/${name}.mjs`), path.join(folder, `tools/${name}.mjs`));
    cpSync(at('package-lock.json'), path.join(folder, 'package-lock.json'));
    symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
    const print = `console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX]))`;
    for (const name of ['start', 'build']) writeFileSync(path.join(folder, `tools/${name}.ts`), print);
    const env = { ...process.env, MALLOC_ARENA_MAX: undefined };
    const run = (script: string) =>
      JSON.parse(
        execFileSync(process.execPath, [path.join(folder, 'tools/bootstrap.mjs'), script], { env, encoding: 'utf8' }),
      ) as unknown;
    const pipe = ['--import', expect.stringMatching(/closedPipe\.mjs$/)];
    expect(run('tools/start.ts')).toEqual([[...lean.flags, ...pipe], lean.env.MALLOC_ARENA_MAX]);
    expect(run('tools/build.ts')).toEqual([pipe, null]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
