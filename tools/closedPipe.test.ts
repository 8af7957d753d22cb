import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { at } from './folder.ts';

test('a script whose reader closes the pipe early ends without a stack trace', () => {
  const script = `${process.execPath} tools/bootstrap.mjs tools/translate.ts --help; echo "status $?" >&2`;
  const { stderr } = spawnSync('sh', ['-c', `{ ${script}; } | true`], { cwd: at('.'), encoding: 'utf8' });
  expect(stderr).toBe('status 0\n');
});
