import { dayOf, addDays, startOfDay } from '../../../core/days.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sameDayOfMonth, isMonth, plusMonths, weeksOfMonth } from './months.ts';

const zone = process.env.TZ;
afterEach(() => {
  vi.unstubAllGlobals();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('days in the time zone of the viewer', () => {
  test.each<[zone: string, moment: string, day: string, begins: string]>([
    ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', '2026-11-21', '2026-11-20T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '2026-12-31T10:00:00.000Z'],
    ['Pacific/Niue', '2026-11-21T10:59:59Z', '2026-11-20', '2026-11-20T11:00:00.000Z'],
    ['Pacific/Niue', '2027-01-01T10:59:59Z', '2026-12-31', '2026-12-31T11:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T21:59:59Z', '2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29', '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31T22:59:59Z', '2027-10-31', '2027-10-30T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31T23:00:00Z', '2027-11-01', '2027-10-31T23:00:00.000Z'],
    ['America/New_York', '2028-02-29T12:00:00Z', '2028-02-29', '2028-02-29T05:00:00.000Z'],
    // midnight is skipped
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s, %s is on %s, which begins at %s', (timeZone, moment, day, begins) => {
    process.env.TZ = timeZone;
    expect(dayOf(new Date(moment))).toBe(day);
    expect(startOfDay(day).toISOString()).toBe(begins);
  });
});

test.each<[month: string, weekBegins: number, first: string, days: number]>([
  ['2026-11', 1, '2026-10-26', 42],
  ['2026-11', 7, '2026-11-01', 35],
  ['2027-02', 1, '2027-02-01', 28],
  ['2027-02', 7, '2027-01-31', 35],
  ['2028-02', 1, '2028-01-31', 35],
  ['2027-01', 6, '2026-12-26', 42],
  ['2026-12', 1, '2026-11-30', 35],
])('the sheet of %s, with weeks from day %i on, begins on %s and has %i days', (month, weekBegins, first, days) => {
  expect(weeksOfMonth(month, weekBegins)).toEqual({ first, days });
});

test('days and months are added across years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(plusMonths('2026-12', 1)).toBe('2027-01');
  expect(plusMonths('2027-01', -1)).toBe('2026-12');
  expect(sameDayOfMonth('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayOfMonth('2028-02', '2028-03-31')).toBe('2028-02-29');
  expect(sameDayOfMonth('2027-03', '2027-02-28')).toBe('2027-03-28');
});

test.each([
  ['2026-11', true],
  ['2000-01', false],
  ['2099-12', true],
  ['2100-01', false],
  ['2026-13', false],
  ['soon', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test.each([
  ['de', '2090-08-28'],
  ['hi', '2090-08-27'],
])('in %s the sheet of September 2090 begins on %s, also before the texts have loaded', (lang, first) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(weeksOfMonth('2090-09').first).toBe(first);
});
