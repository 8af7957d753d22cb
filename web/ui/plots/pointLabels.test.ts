import { expect, test } from 'vitest';
import { pointKindOf } from './pointLabels.ts';

test('moments of one day are labelled with times, moments of several days with dates', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  expect(pointKindOf([at(21, 0), at(21, 12), at(21, 23)])).toBe('times');
  expect(pointKindOf([at(21, 23), at(22, 0)])).toBe('moments');
  expect(pointKindOf([at(21, 18)])).toBe('times');
});
