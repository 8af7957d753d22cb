import { expect, test } from 'vitest';
import { othersAreFirst } from './firstTen.ts';

const ten = Array.from({ length: 10 }, (_, n) => `row ${n}`);

test('others are first when somebody rises into the ten, falls out or goes', () => {
  expect(othersAreFirst(ten, [{ id: 'new', rank: 10 }], [])).toBe(true);
  expect(othersAreFirst(ten, [{ id: 'row 3', rank: 11 }], [])).toBe(true);
  expect(othersAreFirst(ten, [], ['row 3'])).toBe(true);
  expect(othersAreFirst(['row 1'], [{ id: 'new', rank: 2 }], [])).toBe(true);
});

test('the last of ten may have fallen behind somebody with as much', () => {
  expect(othersAreFirst(ten, [{ id: 'row 9', rank: 10 }], [])).toBe(true);
});

test('they stay the same when they only change places, or when something changes further down', () => {
  expect(othersAreFirst(ten, [{ id: 'row 3', rank: 1 }], [])).toBe(false);
  expect(othersAreFirst(ten, [{ id: 'other', rank: 11 }], ['another'])).toBe(false);
  expect(othersAreFirst(['row 1'], [{ id: 'row 1', rank: 1 }], [])).toBe(false);
});
