import { expect, test } from 'vitest';
import { atMidnight, labelledDays, wholeTicks } from './days.ts';

test("a day begins at midnight in the viewer's time zone", () => {
  const date = atMidnight('2026-11-21');
  expect([date.getDate(), date.getMonth(), date.getHours()]).toEqual([21, 10, 0]);
});

test('labels are spread evenly back from the last day', () => {
  const days = ['1', '2', '3', '4', '5', '6', '7'];
  expect(labelledDays(days, 7)).toEqual(days);
  expect(labelledDays(days, 4)).toEqual(['1', '3', '5', '7']);
  expect(labelledDays(days, 3)).toEqual(['1', '4', '7']);
  expect(labelledDays(days, 0)).toEqual(['7']);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [37, [0, 10, 20, 30, 40]],
  [230, [0, 100, 200, 300]],
])('the ticks of an axis up to %i are whole numbers', (top, ticks) => {
  expect(wholeTicks(top)).toEqual(ticks);
});
