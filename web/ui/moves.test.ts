import { expect, test } from 'vitest';
import { shownFor, stillShown, withMoves, type Moves } from './moves.ts';

const row = (id: string, rank: number, score: number) => ({ id, rank, score });
const none: Moves = new Map();

test('a row that passes another has risen by one rank and gained points, the other has fallen', () => {
  const moves = withMoves(none, [row('anu', 1, 20), row('ben', 2, 10)], [row('ben', 1, 30), row('anu', 2, 20)], 0);
  expect(moves.get('ben')).toEqual({ by: 1, gained: true, at: 0 });
  expect(moves.get('anu')).toEqual({ by: -1, gained: false, at: 0 });
});

test('two moves while the first is shown add up and expire together', () => {
  const first = withMoves(none, [row('anu', 5, 1)], [row('anu', 3, 5)], 0);
  const second = withMoves(first, [row('anu', 3, 5)], [row('anu', 2, 6)], 1000);
  expect(second.get('anu')).toEqual({ by: 3, gained: true, at: 1000 });
  expect(stillShown(second, shownFor)).toBe(second);
  expect(stillShown(second, 1000 + shownFor).size).toBe(0);
});

test('a new or unchanged row makes no move', () => {
  expect(withMoves(none, [row('anu', 1, 1)], [row('anu', 1, 1), row('ben', 2, 0)], 0)).toBe(none);
});
