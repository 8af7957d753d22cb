import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changedTests, unpublishedChanges } from './changes.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('no changes are listed outside a repository, and on a machine without Git', () => {
  expect([...changedTests(emptyFolder()), ...unpublishedChanges(emptyFolder())]).toEqual([]);
  vi.stubEnv('PATH', emptyFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect([...changedTests(), ...unpublishedChanges()]).toEqual([]);
});

// a machine without Git runs the suite, too
const hasGit = spawnSync('git', ['--version']).status === 0;

function repository() {
  const folder = emptyFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@evm.example', ...args], { cwd: folder });
  const write = (name: string) => writeFileSync(path.join(folder, name), '');
  const commit = (...names: string[]) => {
    names.forEach(write);
    git('add', '-A');
    git('commit', '-qm', 'x', '--allow-empty');
  };
  git('init', '-q');
  return { folder, git, write, commit };
}

test.skipIf(!hasGit)(
  'files with tests changed by the last twenty commits or the work tree are listed if they still exist',
  () => {
    const { folder, write, commit } = repository();
    commit('old.test.ts');
    commit('new.test.ts', 'gone.test.ts', 'rule.ts');
    rmSync(path.join(folder, 'gone.test.ts'));
    for (let n = 0; n < 19; n += 1) commit();
    write('story.spec.ts');
    expect(changedTests(folder)).toEqual(['new.test.ts', 'story.spec.ts']);
    commit();
    expect(changedTests(folder)).toEqual(['story.spec.ts']);
  },
);

test.skipIf(!hasGit)('unpublished are the changes since the upstream branch, or those of the work tree', () => {
  const { folder, git, write, commit } = repository();
  commit('a.ts', 'gone.ts');
  write('new.ts');
  rmSync(path.join(folder, 'gone.ts'));
  expect(unpublishedChanges(folder)).toEqual(['gone.ts', 'new.ts']);
  commit();
  expect(unpublishedChanges(folder)).toEqual([]);
  git('branch', 'published', 'HEAD~1');
  git('branch', '--set-upstream-to', 'published');
  expect(unpublishedChanges(folder)).toEqual(['gone.ts', 'new.ts']);
});
