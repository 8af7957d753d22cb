import { expect, test } from 'vitest';
import { moveLifetime, withoutExpired, withRankChanges, type RankChanges } from './rankChanges.ts';

const row = (id: string, rank: number, score: number) => ({ id, rank, score });
const none: RankChanges = new Map();

test('a row that passes another has risen by one rank and gained points, the other has fallen', () => {
  const changes = withRankChanges(
    none,
    [row('anu', 1, 20), row('ben', 2, 10)],
    [row('ben', 1, 30), row('anu', 2, 20)],
    0,
  );
  expect(changes.get('ben')).toEqual({ by: 1, gained: true, at: 0 });
  expect(changes.get('anu')).toEqual({ by: -1, gained: false, at: 0 });
});

test('two moves while the first is shown add up and expire together', () => {
  const first = withRankChanges(none, [row('anu', 5, 1)], [row('anu', 3, 5)], 0);
  const second = withRankChanges(first, [row('anu', 3, 5)], [row('anu', 2, 6)], 1000);
  expect(second.get('anu')).toEqual({ by: 3, gained: true, at: 1000 });
  expect(withoutExpired(second, moveLifetime)).toBe(second);
  expect(withoutExpired(second, 1000 + moveLifetime).size).toBe(0);
});

test('a new or unchanged row makes no move', () => {
  expect(withRankChanges(none, [row('anu', 1, 1)], [row('anu', 1, 1), row('ben', 2, 0)], 0)).toBe(none);
});
