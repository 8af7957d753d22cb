import { closeSync, mkdtempSync, openSync, rmSync, type OpenMode, type PathLike } from 'node:fs';
import type * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { claimFolder } from './owner.ts';

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
  return { ...original, writeFileSync };
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
