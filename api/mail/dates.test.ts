import { expect, test } from 'vitest';
import { inWords } from './dates.ts';

test.each([
  ['UTC', 'Saturday, 21 November 2026 at 23:30 UTC'],
  ['Asia/Kolkata', 'Sunday, 22 November 2026 at 05:00 GMT+5:30'],
  ['Europe/Berlin', 'Sunday, 22 November 2026 at 00:30 CET'],
])('an instant is told by the clock in %s, which it names', (timeZone, expected) => {
  expect(inWords('2026-11-21T23:30:00+00:00', timeZone)).toBe(expected);
});
