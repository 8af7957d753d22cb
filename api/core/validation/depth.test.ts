import { expect, test } from 'vitest';
import { isDeep, mostLevels } from './depth.ts';

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>(wrap, 1);

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
  ['lists with other items', (inner: unknown) => [1, null, inner, {}]],
])('%s are deep above the maximum number of levels', (_, wrap) => {
  expect(isDeep(nested(mostLevels, wrap))).toBe(false);
  expect(isDeep(nested(mostLevels + 1, wrap))).toBe(true);
  expect(isDeep(nested(100_000, wrap))).toBe(true);
});

test.each([[undefined], [null], ['text'], [1], [[]], [{}]])('%j is not deep', (value) => {
  expect(isDeep(value)).toBe(false);
});
