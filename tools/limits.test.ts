import { expect, test } from 'vitest';
import { timeLimitProblem } from './limits.ts';

const reasons = { 'api/named.test.ts': 'It restores a backup.' };

test.each([
  ['a test in time', 'test', 'api/a.test.ts', 15_000, 1, /^nothing$/],
  [
    'a test that takes too long',
    'test',
    'api/a.test.ts',
    15_600,
    1,
    /^The test took 16 s, which is 16 s on a quiet machine; 15 s/,
  ],
  ['a test that may be in time on a busy machine', 'test', 'api/a.test.ts', 44_000, 2, /^nothing$/],
  [
    'a test that takes too long for a busy machine',
    'test',
    'api/a.test.ts',
    60_000,
    2,
    /^The test took 60 s, which is 30 s on a quiet machine; 23 s/,
  ],
  ['a file in time', 'file', 'api/a.test.ts', 40_000, 1, /^nothing$/],
  [
    'a file that takes too long',
    'file',
    'api/a.test.ts',
    45_000,
    1,
    /^The file took 45 s, which is 45 s on a quiet machine; 40 s/,
  ],
  ['a file with a reason', 'file', 'api/named.test.ts', 900_000, 1, /^nothing$/],
  ['a test of a file with a reason', 'test', 'api/named.test.ts', 900_000, 1, /^nothing$/],
] as const)('%s', (_, what, file, ms, times, said) => {
  expect(timeLimitProblem(what, file, ms, { factor: () => times, reasons }) ?? 'nothing').toMatch(said);
});
