import { expect, test } from 'vitest';
import { hasTopChanged } from './firstTen.ts';

const ten = Array.from({ length: 10 }, (_, n) => `row ${n}`);

test('the first ten change if a participant enters, drops out or is removed', () => {
  expect(hasTopChanged(ten, [{ id: 'new', rank: 10 }], [])).toBe(true);
  expect(hasTopChanged(ten, [{ id: 'row 3', rank: 11 }], [])).toBe(true);
  expect(hasTopChanged(ten, [], ['row 3'])).toBe(true);
  expect(hasTopChanged(['row 1'], [{ id: 'new', rank: 2 }], [])).toBe(true);
});

test('the tenth may have fallen behind a participant with the same score', () => {
  expect(hasTopChanged(ten, [{ id: 'row 9', rank: 10 }], [])).toBe(true);
});

test('the first ten stay the same if they only swap ranks, or if a lower rank changes', () => {
  expect(hasTopChanged(ten, [{ id: 'row 3', rank: 1 }], [])).toBe(false);
  expect(hasTopChanged(ten, [{ id: 'other', rank: 11 }], ['another'])).toBe(false);
  expect(hasTopChanged(['row 1'], [{ id: 'row 1', rank: 1 }], [])).toBe(false);
});
