import { expect, test } from 'vitest';
import { debounceScans } from './debounceScans.ts';

test('a ticket held before the camera is one scan; another ticket, or the same one later, is a new scan', () => {
  const isNew = debounceScans();
  const seen = [
    ['a', 0],
    ['a', 1500],
    ['a', 3000],
    ['b', 3100],
    ['b', 5100],
    ['a', 5200],
    ['a', 7300],
  ] as const;
  expect(seen.map(([text, at]) => isNew(text, at))).toEqual([true, false, false, true, false, true, true]);
});
