import { expect, it } from 'vitest';
import { movedEnd } from './movedEnd.ts';

it.each([
  ['2026-11-21', '18:30', '2026-11-21T20:00', '2026-11-21', '19:15', '2026-11-21T20:45'],
  ['2026-11-21', '18:30', '2026-11-21T20:00', '2026-11-21', '23:00', '2026-11-22T00:30'],
  ['2026-11-21', '18:30', '2026-11-23T16:00', '2026-12-30', '18:30', '2027-01-01T16:00'],
  ['2028-02-27', '10:00', '2028-02-29T12:00', '2027-02-27', '10:00', '2027-03-01T12:00'],
  // by the clock on the wall, however many hours lie between
  ['2026-03-20', '10:00', '2026-03-22T12:00', '2026-03-27', '10:00', '2026-03-29T12:00'],
])('what begins %s %s and ends %s ends, begun %s %s, %s', (date, time, endsAt, toDate, toTime, moved) => {
  expect(movedEnd({ date, time, endsAt }, { date: toDate, time: toTime })).toBe(moved);
});

it.each([
  ['2026-11-21', '18:30', ''],
  ['2026-11-21', '18:30', '2026-11-21T'],
  ['2026-11-21', '', '2026-11-21T20:00'],
  ['2026-11-21', '18:30', '2026-11-21T18:30'],
])('of %s %s and the end "%s" nothing moves', (date, time, endsAt) => {
  expect(movedEnd({ date, time, endsAt }, { date: '2026-11-22', time: '10:00' })).toBeUndefined();
});

it('the end follows while a year is typed digit by digit', () => {
  const first = { date: '2026-11-21', time: '18:30', endsAt: '2026-11-23T16:00' };
  const years = ['0002-11-21', '0020-11-21', '0202-11-21', '2027-11-21'];
  const last = years.reduce(
    (now, date) => ({ date, time: '18:30', endsAt: movedEnd(now, { date, time: '18:30' })! }),
    first,
  );
  expect(last.endsAt).toBe('2027-11-23T16:00');
});
