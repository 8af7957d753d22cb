import { expect, test } from 'vitest';
import { standing } from './standing.ts';

const loaded = (id: string, score: number) => ({ id, score, reachedAt: `2026-01-01T00:00:0${id}.000Z`, cursor: id });
const told = (id: string, score: number) => ({ ...loaded(id, score), cursor: '' });
const places = (...board: Parameters<typeof standing>) => standing(...board).map(({ id, rank }) => `${rank}:${id}`);

test('equal scores share a rank, and the earlier one is listed first', () => {
  expect(places([loaded('3', 10), loaded('1', 10), loaded('2', 5)], false)).toEqual(['1:1', '1:3', '3:2']);
});

test('a live row is ranked among the loaded rows; a row below them waits for its page', () => {
  const board = [told('4', 7), told('5', 1), loaded('1', 10), loaded('2', 5)];
  expect(places(board, true)).toEqual(['1:1', '2:4', '3:2']);
  expect(places(board, false)).toEqual(['1:1', '2:4', '3:2', '4:5']);
});

test('if the last loaded row rises, the others keep their places', () => {
  expect(places([loaded('1', 10), loaded('2', 5), loaded('3', 20)], true)).toEqual(['1:3', '2:1', '3:2']);
});
