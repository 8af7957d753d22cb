import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  type OpenMode,
  type PathLike,
} from 'node:fs';
import type * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { claimFolder } from './owner.ts';

/** Runs once, after the claim of a dead process has been read. */
const whileStale = vi.hoisted(() => ({ act: undefined as (() => void) | undefined }));

/** Runs once, when a file has been created and its content is not written yet. */
const whileEmpty = vi.hoisted(() => ({ act: undefined as (() => void) | undefined }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const writeFileSync = (file: PathLike, text: string, { flag, mode }: { flag?: OpenMode; mode?: number }) => {
    const written = openSync(file, flag ?? 'w', mode);
    const { act } = whileEmpty;
    whileEmpty.act = undefined;
    act?.();
    original.writeFileSync(written, text);
    closeSync(written);
  };
  const readFileSync = (file: string, encoding: BufferEncoding) => {
    const text = original.readFileSync(file, encoding);
    const { act } = whileStale;
    if (file.includes('/owner')) {
      whileStale.act = undefined;
      act?.();
    }
    return text;
  };
  return { ...original, readFileSync, writeFileSync };
});

test('of two processes that claim a folder at once, one gets it, even if the other looks before all is written', async () => {
  const home = mkdtempSync(join(tmpdir(), 'evm-owner-'));
  const claims: Promise<void>[] = [];
  whileEmpty.act = () => void claims.push(claimFolder(home, 200));
  claims.push(claimFolder(home, 200));

  const ends = await Promise.allSettled(claims);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  rmSync(home, { recursive: true });
});

test('of two processes that find the same dead owner at once, one gets the folder', async () => {
  const home = mkdtempSync(join(tmpdir(), 'evm-owner-'));
  writeFileSync(join(home, 'owner'), '999999999 1', {});
  const module = JSON.stringify(new URL('owner.ts', import.meta.url));
  const other = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { claimFolder } = await import(${module});
     await claimFolder(${JSON.stringify(home)}, 200);
     (await import('node:fs')).writeFileSync(${JSON.stringify(join(home, 'claimed'))}, '');
     setInterval(() => {}, 1000);`,
  ]);
  whileStale.act = () => {
    while (!existsSync(join(home, 'claimed'))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  };
  try {
    await expect(claimFolder(home, 200)).rejects.toThrow(`${other.pid}`);
  } finally {
    other.kill();
    rmSync(home, { recursive: true });
  }
});
