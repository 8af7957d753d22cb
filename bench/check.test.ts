import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the hand-written servers return the same data as ours in every scenario', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/main.ts', '--check'], {
    cwd: root,
  });
  const same = [...stderr.matchAll(/^(.+): all servers say the same\.$/gm)].map(([, name]) => name);
  expect(stderr).toContain('rush: all servers are exact.');
  expect(same).toEqual(expect.arrayContaining(['home', 'register and cancel', 'sign-in', 'award']));
  expect(same.length).toBeGreaterThanOrEqual(14);
});
