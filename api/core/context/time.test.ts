import { expect, test } from 'vitest';
import { statusOf } from '../../events/status.ts';
import { lastDays, wallClockTime } from './time.ts';
import { rangeInWords } from '../texts/period.ts';

test.each<[zone: string, now: string, name: string, begins: string, ends: string]>([
  ['UTC', '2026-11-21T00:00:00Z', '2026-11-21', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ['UTC', '2028-02-29T23:30:00Z', '2028-02-29', '2028-02-29T00:00:00Z', '2028-03-01T00:00:00Z'],
  ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21', '2026-11-20T18:30:00Z', '2026-11-21T18:30:00Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22', '2026-11-21T18:15:00Z', '2026-11-22T18:15:00Z'],
  ['Pacific/Marquesas', '2026-11-21T09:29:59Z', '2026-11-20', '2026-11-20T09:30:00Z', '2026-11-21T09:30:00Z'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z'],
  ['asia/kolkata', '2026-11-21T18:30:00Z', '2026-11-22', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00Z'],
  // daylight saving time: days of 23 and 25 hours
  ['Europe/Berlin', '2027-03-28T12:00:00Z', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
  ['Europe/Berlin', '2027-10-31T22:59:59Z', '2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04T01:00:00Z', '2026-10-04', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
  // changes at midnight: a day that begins at one o'clock, and a day with two midnights
  ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
  ['America/Havana', '2026-11-01T12:00:00Z', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  // Samoa had no 30 December 2011
  ['Pacific/Apia', '2011-12-31T09:00:00Z', '2011-12-31', '2011-12-30T10:00:00Z', '2011-12-31T10:00:00Z'],
])('in %s, the day of %s is %s, from %s to %s', (zone, now, name, begins, ends) => {
  const { names, edges } = lastDays(zone, 1, new Date(now));
  expect({ names, edges }).toEqual({ names: [name], edges: [begins, ends] });
});

/** Problems with the days of a zone: they must be consecutive and agree with the status of events. */
function problemsOf(zone: string, now: Date): string[] {
  const { names, edges } = lastDays(zone, 3, now);
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [begins, ends] = edges.slice(-2).map(Date.parse) as [number, number];
  const statuses = [begins - 1, begins, ends - 1, ends].map((at) => statusOf({ date: new Date(at) }, now, zone));
  const hours = (ends - begins) / 3_600_000;
  return [
    names.at(-1) !== calendar.format(now) && 'is not today',
    edges.slice(0, -1).some((edge, n) => calendar.format(new Date(edge)) !== names[n]) && 'begins too early',
    edges.slice(1).some((edge, n) => calendar.format(Date.parse(edge) - 1) !== names[n]) && 'ends too late',
    String(statuses) !== 'COMPLETED,ACTIVE,ACTIVE,UPCOMING' && `has events that are ${String(statuses)}`,
    // daylight saving time at Troll is two hours
    (hours < 22 || hours > 26) && `has ${hours} hours`,
  ].flatMap((problem) => (problem ? [`${zone} ${problem}`] : []));
}

test.each([
  '2026-11-21T00:05:00Z',
  '2026-11-21T05:25:00Z',
  '2026-11-21T11:59:00Z',
  '2026-11-21T23:30:00Z',
  '2027-02-20T23:30:00Z',
  '2027-03-28T00:30:00Z',
  '2027-10-31T01:30:00Z',
  '2028-02-29T23:30:00Z',
])('at %s, the days of every zone are consecutive and agree with the status of events', (now) => {
  // Node and PostgreSQL have had different data for Casablanca and El Aaiun
  const zones = ['Africa/Casablanca', 'Africa/El_Aaiun', ...Intl.supportedValuesOf('timeZone')];
  expect(zones.flatMap((zone) => problemsOf(zone, new Date(now)))).toEqual([]);
});

test('the days of a whole year are complete and unique', () => {
  const { names, edges } = lastDays('America/New_York', 366, new Date('2028-12-31T12:00:00Z'));
  expect([names.length, new Set(names).size, edges.length, edges.toSorted()]).toEqual([366, 366, 367, edges]);
  expect([names[0], names.at(-1)]).toEqual(['2028-01-01', '2028-12-31']);
});

test('an unknown zone throws a RangeError', () => {
  expect(() => lastDays('Asia/Atlantis', 1)).toThrow(RangeError);
});

test.each([
  ['UTC', 'Saturday, 21 November 2026 at 23:30 UTC'],
  ['Asia/Kolkata', 'Sunday, 22 November 2026 at 05:00 GMT+5:30'],
  ['Europe/Berlin', 'Sunday, 22 November 2026 at 00:30 CET'],
])('an instant is formatted in the zone %s and names it', (zone, expected) => {
  expect(rangeInWords('2026-11-21T23:30:00+00:00', null, zone)).toBe(expected);
});

test.each([
  [
    '2026-11-21T17:00:00Z',
    '2026-11-21T19:30:00Z',
    'Asia/Kolkata',
    'Saturday, 21 November 2026 at 22:30 GMT+5:30 – Sunday, 22 November 2026 at 01:00 GMT+5:30',
  ],
  ['2026-11-21T17:00:00Z', '2026-11-21T18:15:00Z', 'Asia/Kolkata', 'Saturday, 21 November 2026, 22:30–23:45 GMT+5:30'],
  [
    '2026-10-24T20:00:00Z',
    '2026-10-25T20:00:00Z',
    'Europe/Berlin',
    'Saturday, 24 October 2026 at 22:00 CEST – Sunday, 25 October 2026 at 21:00 CET',
  ],
])('the time from %s to %s is formatted in the zone %s', (from, to, zone, expected) => {
  expect(rangeInWords(from, to, zone).replaceAll('\u2009', ' ')).toBe(expected);
});

test.each([
  ['2026-11-21T23:30:00Z', 'Asia/Kolkata', '2026-11-22T05:00:00+05:30'],
  ['2026-11-21T23:30:00Z', 'Pacific/Kiritimati', '2026-11-22T13:30:00+14:00'],
  ['2026-11-21T23:30:00Z', 'Pacific/Niue', '2026-11-21T12:30:00-11:00'],
  // the hour that occurs twice
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
])('at %s, the local time in %s is %s', (instant, zone, shown) => {
  expect(wallClockTime(instant, zone)).toBe(shown);
});
