import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

test.each<[on: string, now: string, zone: string, status: string]>([
  ['2026-11-21T18:30:00Z', '2026-11-21T12:00:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T08:00:00Z', '2026-11-21T12:00:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59.999Z', 'UTC', 'ACTIVE'],
  ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00Z', 'UTC', 'COMPLETED'],
  ['2026-11-22T00:00:00Z', '2026-11-21T23:59:59.999Z', 'UTC', 'UPCOMING'],
  ['2025-11-21T12:00:00Z', '2026-11-21T12:00:00Z', 'UTC', 'COMPLETED'],
  // five minutes apart, but on two days in India
  ['2026-11-21T18:28:00Z', '2026-11-21T18:33:00Z', 'Asia/Kolkata', 'COMPLETED'],
  ['2026-11-21T18:33:00Z', '2026-11-21T18:28:00Z', 'Asia/Kolkata', 'UPCOMING'],
  // the same two times are on one day in UTC
  ['2026-11-21T18:28:00Z', '2026-11-21T18:33:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T20:00:00Z', '2026-11-22T10:00:00Z', 'Asia/Kolkata', 'ACTIVE'],
  ['2026-11-21T10:00:00Z', '2026-11-21T11:30:00Z', 'Pacific/Kiritimati', 'ACTIVE'],
  ['2026-11-21T09:30:00Z', '2026-11-21T10:30:00Z', 'Pacific/Kiritimati', 'COMPLETED'],
  ['2026-11-21T12:30:00Z', '2026-11-21T11:30:00Z', 'Pacific/Pago_Pago', 'ACTIVE'],
  // clocks in New York go back at 2026-11-01 06:00Z: that day has 25 hours
  ['2026-11-02T04:59:00Z', '2026-11-01T04:00:00Z', 'America/New_York', 'ACTIVE'],
  ['2026-11-02T05:00:00Z', '2026-11-01T04:00:00Z', 'America/New_York', 'UPCOMING'],
  ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 'America/New_York', 'ACTIVE'],
  // and forward at 2026-03-08 07:00Z: that day has 23
  ['2026-03-09T03:59:00Z', '2026-03-08T05:00:00Z', 'America/New_York', 'ACTIVE'],
  ['2026-03-09T04:00:00Z', '2026-03-08T05:00:00Z', 'America/New_York', 'UPCOMING'],
  // Samoa had no 30 December 2011
  ['2011-12-30T10:00:00Z', '2011-12-30T09:59:00Z', 'Pacific/Apia', 'UPCOMING'],
])('an event on %s, seen at %s in %s, is %s', (on, now, zone, status) => {
  expect(statusOf({ date: new Date(on) }, new Date(now), zone)).toBe(status);
});

test.each<[from: string, to: string, now: string, zone: string, status: string]>([
  ['2026-11-21T18:00:00Z', '2026-11-23T10:00:00Z', '2026-11-20T23:59:00Z', 'UTC', 'UPCOMING'],
  ['2026-11-21T18:00:00Z', '2026-11-23T10:00:00Z', '2026-11-21T00:00:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T18:00:00Z', '2026-11-23T10:00:00Z', '2026-11-22T12:00:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T18:00:00Z', '2026-11-23T10:00:00Z', '2026-11-23T23:59:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T18:00:00Z', '2026-11-23T10:00:00Z', '2026-11-24T00:00:00Z', 'UTC', 'COMPLETED'],
  // an event across midnight is on both days; one that ends at midnight is on the day before
  ['2026-11-21T22:00:00Z', '2026-11-22T02:00:00Z', '2026-11-22T20:00:00Z', 'UTC', 'ACTIVE'],
  ['2026-11-21T22:00:00Z', '2026-11-22T00:00:00Z', '2026-11-22T00:00:00Z', 'UTC', 'COMPLETED'],
  ['2026-12-31T22:00:00Z', '2027-01-01T02:00:00Z', '2027-01-01T12:00:00Z', 'UTC', 'ACTIVE'],
  ['2028-02-28T22:00:00Z', '2028-02-29T02:00:00Z', '2028-02-29T12:00:00Z', 'UTC', 'ACTIVE'],
  ['2028-02-28T22:00:00Z', '2028-02-29T02:00:00Z', '2028-03-01T00:00:00Z', 'UTC', 'COMPLETED'],
  // 10:00 to 12:00 UTC: it begins at midnight in Kiritimati, and crosses midnight in Niue
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21T09:59:00Z', 'Pacific/Kiritimati', 'UPCOMING'],
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T09:59:00Z', 'Pacific/Kiritimati', 'ACTIVE'],
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T10:00:00Z', 'Pacific/Kiritimati', 'COMPLETED'],
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21T10:59:00Z', 'Pacific/Niue', 'ACTIVE'],
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T10:59:00Z', 'Pacific/Niue', 'ACTIVE'],
  ['2026-11-21T10:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T11:00:00Z', 'Pacific/Niue', 'COMPLETED'],
  // over the night when New York's clocks go back
  ['2026-11-01T02:00:00Z', '2026-11-02T04:30:00Z', '2026-11-02T04:59:00Z', 'America/New_York', 'ACTIVE'],
  ['2026-11-01T02:00:00Z', '2026-11-02T04:30:00Z', '2026-11-02T05:00:00Z', 'America/New_York', 'COMPLETED'],
])('an event from %s to %s, seen at %s in %s, is %s', (from, to, now, zone, status) => {
  expect(statusOf({ date: new Date(from), endsAt: new Date(to) }, new Date(now), zone)).toBe(status);
});

test('without a zone the local calendar is used', () => {
  const morning = new Date(2026, 10, 21, 8);
  expect(statusOf({ date: morning }, new Date(2026, 10, 21, 23, 59))).toBe('ACTIVE');
  expect(statusOf({ date: morning }, new Date(2026, 10, 22, 0, 0))).toBe('COMPLETED');
  expect(statusOf({ date: morning }, new Date(2026, 10, 20, 23, 59))).toBe('UPCOMING');
});

test('an unknown zone throws a RangeError', () => {
  expect(() => statusOf({ date: new Date() }, new Date(), 'Asia/Atlantis')).toThrow(RangeError);
});
