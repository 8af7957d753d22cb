import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apt } from './system.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-apt-'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A fake apt-get that records its calls and then runs `script`. */
function stubApt(script: string): void {
  const file = path.join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\necho "$@" >>${folder}/calls\n${script}\n`);
  chmodSync(file, 0o755);
}

const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

// Error messages of apt 2.6.
test.each([
  'Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)',
  'Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
])('apt-get is retried while another process holds its lock: %s', async (words) => {
  stubApt(`[ "$(wc -l <${folder}/calls)" -gt 1 ] || { echo "E: ${words}" >&2; exit 100; }`);
  const messages: string[] = [];
  await apt(['update'], (line) => messages.push(line));
  expect(calls()).toEqual(['-y -qq update', '-y -qq update']);
  expect(messages).toEqual(['Waiting for another apt-get…']);
});

test('apt-get is not retried if it fails for another reason', async () => {
  stubApt('echo "E: Unable to locate package nonsense" >&2; exit 100');
  await expect(apt(['install', 'nonsense'], () => {})).rejects.toThrow('Unable to locate package nonsense');
  expect(calls()).toHaveLength(1);
});
