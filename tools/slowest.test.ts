import { expect, test } from 'vitest';
import { slowest } from './slowest.ts';

test('the ten files that took longest are named, the slowest first', () => {
  const quick = Array.from({ length: 12 }, (_, n) => ({ file: `api/quick${n}.test.ts`, ms: n * 1000 }));
  const lines = slowest([...quick, { file: 'api/stored.test.ts', ms: 124_250 }]);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual([' 124.3 s  api/stored.test.ts', '  11.0 s  api/quick11.test.ts']);
});

test('the durations of the tests of a file are added up', () => {
  const [slow, quick] = ['web/e2e/slow.spec.ts', 'web/e2e/quick.spec.ts'];
  const times = [
    { file: quick, ms: 3000 },
    { file: slow, ms: 2000 },
    { file: quick, ms: 2000 },
    { file: slow, ms: 9000 },
  ];
  expect(slowest(times)).toEqual([`  11.0 s  ${slow}`, `   5.0 s  ${quick}`]);
});
