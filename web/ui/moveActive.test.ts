import { expect, test } from 'vitest';
import { moveActive } from './moveActive.ts';

test('arrows move through a list and start again at its other end', () => {
  expect(['ArrowDown', 'ArrowUp'].map((key) => moveActive(key, 0, 3))).toEqual([1, 2]);
  expect(moveActive('ArrowDown', 2, 3)).toBe(0);
});

test('without an active option, arrows begin at the end that they come from', () => {
  expect(['ArrowDown', 'ArrowUp'].map((key) => moveActive(key, -1, 3))).toEqual([0, 2]);
});

test('Home and End lead to the first and last option', () => {
  expect(['Home', 'End'].map((key) => moveActive(key, 1, 3))).toEqual([0, 2]);
});

test('other keys, and an empty list, move nothing', () => {
  expect(moveActive('a', 1, 3)).toBeUndefined();
  expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
});
