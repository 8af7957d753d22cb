import { expect, test } from 'vitest';
import { formatDateTime, formatDateTimeRange, relativeTime } from './i18n.tsx';

const year = new Date().getUTCFullYear() + 1;
/** Normalizes the special spaces that Intl puts between digits and words. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each([
  // an evening, a morning, past midnight, a camp, past New Year
  ['2000-11-21T18:30Z', '2000-11-21T20:00Z', 'UTC', 'Tue, Nov 21, 2000, 6:30 – 8:00 PM'],
  ['2000-11-21T10:30Z', '2000-11-21T13:00Z', 'UTC', 'Tue, Nov 21, 2000, 10:30 AM – 1:00 PM'],
  ['2000-11-21T22:00Z', '2000-11-22T02:00Z', 'UTC', 'Tue, Nov 21, 2000, 10:00 PM – Wed, Nov 22, 2000, 2:00 AM'],
  ['2000-11-21T18:30Z', '2000-11-23T16:00Z', 'UTC', 'Tue, Nov 21, 2000, 6:30 PM – Thu, Nov 23, 2000, 4:00 PM'],
  ['1999-12-31T22:00Z', '2000-01-01T02:00Z', 'UTC', 'Fri, Dec 31, 1999, 10:00 PM – Sat, Jan 1, 2000, 2:00 AM'],
  // by the clock of another time zone: the next day, the previous day
  ['2000-11-21T18:30Z', '2000-11-21T20:00Z', 'Pacific/Kiritimati', 'Wed, Nov 22, 2000, 8:30 – 10:00 AM'],
  ['2000-11-21T08:30Z', '2000-11-21T12:00Z', 'Pacific/Niue', 'Mon, Nov 20, 2000, 9:30 PM – Tue, Nov 21, 2000, 1:00 AM'],
  ['2024-02-29T12:00Z', null, 'Asia/Kolkata', 'Thu, Feb 29, 2024, 5:30 PM'],
  // daylight saving time begins, and ends
  ['2021-03-28T00:30Z', '2021-03-28T01:30Z', 'Europe/Berlin', 'Sun, Mar 28, 2021, 1:30 – 3:30 AM'],
  ['2021-10-31T00:30Z', '2021-10-31T02:30Z', 'Europe/Berlin', 'Sun, Oct 31, 2021, 2:30 – 3:30 AM'],
])('from %s to %s in %s reads %s', (from, to, zone, words) => {
  expect(plain(formatDateTimeRange(from, to, zone))).toBe(words);
});

test('a range without an end reads like a single moment, with or without a time zone', () => {
  const now = new Date();
  expect(formatDateTimeRange(now)).toBe(formatDateTime(now));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatDateTimeRange(now, null, own)).toBe(formatDateTime(now));
});

test('the year is shown only if it is not the current year', () => {
  const now = new Date();
  expect(formatDateTimeRange(now, now)).not.toContain(String(now.getFullYear()));
  expect(formatDateTimeRange(now, `${year}-06-01T12:00Z`)).toContain(String(year));
});

test.each([
  // from 9:00 on Monday, November 30
  ['2026-11-30T09:00', 'now'],
  ['2026-12-01T08:00', 'in 23 hours'],
  ['2026-12-01T23:00', 'tomorrow'],
  ['2026-12-02T08:00', 'in 2 days'],
  ['2026-12-07T08:00', 'in 7 days'],
  ['2026-11-29T08:00', 'yesterday'],
  ['2026-11-28T10:00', '2 days ago'],
  // not "next week", "next month" or "next year"
  ['2026-12-13T08:00', 'in 1 week'],
  ['2027-01-28T09:00', 'in 1 month'],
  ['2028-11-01T09:00', 'in 1 year'],
])('at 9:00 on November 30, %s is %s by the calendar', (at, words) => {
  expect(relativeTime(new Date(at), new Date('2026-11-30T09:00').getTime())).toBe(words);
});
