import { expect, test } from 'vitest';
import { tooSlow } from './limits.ts';

const busy = { factor: () => 2, reasons: { 'api/named.test.ts': 'It restores a backup.' } };

test.each([
  ['a test in time', 'test', 'api/a.test.ts', 15_000, /^nothing$/],
  ['a test that is in time for a busy machine', 'test', 'api/a.test.ts', 30_000, /^nothing$/],
  [
    'a test that takes too long',
    'test',
    'api/a.test.ts',
    31_200,
    /^The test took 31 s, which is 16 s on a quiet machine; 15 s/,
  ],
  ['a file in time', 'file', 'api/a.test.ts', 80_000, /^nothing$/],
  [
    'a file that takes too long',
    'file',
    'api/a.test.ts',
    90_000,
    /^The file took 90 s, which is 45 s on a quiet machine; 40 s/,
  ],
  ['a file with a reason', 'file', 'api/named.test.ts', 900_000, /^nothing$/],
  ['a test of a file with a reason', 'test', 'api/named.test.ts', 900_000, /^nothing$/],
] as const)('%s', (_, what, file, ms, said) => {
  expect(tooSlow(what, file, ms, busy) ?? 'nothing').toMatch(said);
});
