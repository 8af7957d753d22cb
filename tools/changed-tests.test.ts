import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedTests } from './changed-tests.ts';

test('files with tests changed by the last twenty commits or the work tree are listed if they still exist', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@evm.example', ...args], { cwd: folder });
  const write = (name: string) => writeFileSync(path.join(folder, name), '');
  const commit = (...names: string[]) => {
    names.forEach(write);
    git('add', '-A');
    git('commit', '-qm', 'x', '--allow-empty');
  };
  expect(changedTests(folder)).toEqual([]);
  git('init', '-q');
  commit('old.test.ts');
  commit('new.test.ts', 'gone.test.ts', 'rule.ts');
  rmSync(path.join(folder, 'gone.test.ts'));
  for (let n = 0; n < 19; n += 1) commit();
  write('story.spec.ts');
  expect(changedTests(folder)).toEqual(['new.test.ts', 'story.spec.ts']);
  commit();
  expect(changedTests(folder)).toEqual(['story.spec.ts']);
});
