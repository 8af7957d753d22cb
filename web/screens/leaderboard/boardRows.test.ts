import { expect, test } from 'vitest';
import { rankRows } from './boardRows.ts';

const loadedRow = (id: string, score: number) => ({ id, score, reachedAt: `2026-01-01T00:00:0${id}.000Z`, cursor: id });
const liveRow = (id: string, score: number) => ({ ...loadedRow(id, score), cursor: '' });
const ranksOf = (...board: Parameters<typeof rankRows>) => rankRows(...board).map(({ id, rank }) => `${rank}:${id}`);

test('equal scores share a rank, and the earlier one is listed first', () => {
  expect(ranksOf([loadedRow('3', 10), loadedRow('1', 10), loadedRow('2', 5)], false)).toEqual(['1:1', '1:3', '3:2']);
});

test('a live row is ranked among the loaded rows; a row below them waits for its page', () => {
  const board = [liveRow('4', 7), liveRow('5', 1), loadedRow('1', 10), loadedRow('2', 5)];
  expect(ranksOf(board, true)).toEqual(['1:1', '2:4', '3:2']);
  expect(ranksOf(board, false)).toEqual(['1:1', '2:4', '3:2', '4:5']);
});

test('if the last loaded row rises, the others keep their places', () => {
  expect(ranksOf([loadedRow('1', 10), loadedRow('2', 5), loadedRow('3', 20)], true)).toEqual(['1:3', '2:1', '3:2']);
});
