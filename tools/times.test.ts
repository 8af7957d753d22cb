import { expect, test } from 'vitest';
import { changedTimes, slowest, timesOf } from './times.ts';

test('the ten slowest files are listed, the slowest first', () => {
  const quick = Array.from({ length: 12 }, (_, n) => [`api/quick${n}.test.ts`, n * 1000]);
  const lines = slowest({ ...Object.fromEntries(quick), 'api/stored.test.ts': 124_250 });
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual([' 124.3 s  api/stored.test.ts', '  11.0 s  api/quick11.test.ts']);
});

test('the durations of the tests of a file are added up', () => {
  const [slow, quick] = ['web/e2e/slow.spec.ts', 'web/e2e/quick.spec.ts'];
  const finished = [
    { file: quick, ms: 3000 },
    { file: slow, ms: 2000 },
    { file: quick, ms: 2000 },
    { file: slow, ms: 9000 },
  ];
  expect(timesOf(finished)).toEqual({ [slow]: 11_000, [quick]: 5000 });
});

test('files much slower or quicker than in the previous run are listed, the largest change first', () => {
  const before = {
    'slower.ts': 10_000,
    'quicker.ts': 40_000,
    'much alike.ts': 60_000,
    'small.ts': 1000,
    'gone.ts': 50_000,
  };
  const now = { 'slower.ts': 16_000, 'quicker.ts': 20_000, 'much alike.ts': 70_000, 'small.ts': 4000, 'new.ts': 7000 };
  expect(changedTimes(before, now)).toEqual([
    '  20.0 s  quicker.ts (before: 40.0 s)',
    '   7.0 s  new.ts (new)',
    '  16.0 s  slower.ts (before: 10.0 s)',
  ]);
});
