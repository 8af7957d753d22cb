import { expect, test } from 'vitest';
import { phaseOf } from './phase.ts';

const date = new Date('2026-05-04T18:00:00Z');
const endsAt = new Date('2026-05-04T21:00:00Z');

test.each([
  ['2026-05-03T23:59:00Z', 'before', 'before'],
  ['2026-05-04T00:00:00Z', 'during', 'during'],
  ['2026-05-04T21:00:00Z', 'during', 'during'],
  ['2026-05-04T21:00:01Z', 'after', 'during'],
  // without an end, the doors stay open for twelve hours
  ['2026-05-05T06:00:00Z', 'after', 'during'],
  ['2026-05-05T06:00:01Z', 'after', 'after'],
])('at %s, an event is %s its end, and one without an end is %s', (now, withEnd, withoutEnd) => {
  expect(phaseOf({ date, endsAt }, new Date(now), 'UTC')).toBe(withEnd);
  expect(phaseOf({ date, endsAt: null }, new Date(now), 'UTC')).toBe(withoutEnd);
});
