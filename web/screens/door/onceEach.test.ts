import { expect, test } from 'vitest';
import { onceEach } from './onceEach.ts';

test('a ticket that is held before the camera is one scan, another and the same again later are others', () => {
  const isNew = onceEach();
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
