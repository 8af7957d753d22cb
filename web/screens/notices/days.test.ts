import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/days.ts';
import { groupByDay, relativeDay } from './days.ts';

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);
const noticeAt = (date: Date) => ({ createdAt: date.toISOString() });

test('notices are grouped by days in the time zone of the viewer, in their order', () => {
  const all = [at(2026, 3, 2, 0), at(2026, 3, 1, 23), at(2026, 3, 1, 0), at(2026, 2, 28, 23)].map(noticeAt);
  expect(groupByDay(all)).toEqual([
    { day: '2026-03-02', items: [all[0]] },
    { day: '2026-03-01', items: [all[1], all[2]] },
    { day: '2026-02-28', items: [all[3]] },
  ]);
});

describe.each([
  ['in the middle of a month', at(2026, 11, 23, 9), '2026-11-22'],
  ['on the first of a month', at(2026, 3, 1, 0), '2026-02-28'],
  ['after 29 February', at(2028, 3, 1, 23), '2028-02-29'],
  ['on new year', at(2027, 1, 1, 1), '2026-12-31'],
  ['after the clock was put forward', at(2026, 3, 30, 0), '2026-03-29'],
])('seen %s', (_, now, yesterday) => {
  test('today and yesterday have names, other days have a date', () => {
    expect(relativeDay(dayOf(now), now)).toBe('today');
    expect(relativeDay(yesterday, now)).toBe('yesterday');
    expect(relativeDay('2026-01-05', now)).toBeUndefined();
  });
});
