import { expect, test } from 'vitest';
import { failureText } from '../testing/failure.ts';
import { clockFor, clockIn, instantFormatterFor } from './when.ts';

test.each([
  ['2026-12-04T18:30:00Z', '2026-12-04T18:30:00.000Z'],
  ['2026-12-04T18:30+05:30', '2026-12-04T13:00:00.000Z'],
  ['2026-12-04T18:30:15.250-01:00', '2026-12-04T19:30:15.250Z'],
  ['2026-12-04 18:30', '2026-12-04T13:00:00.000Z'],
  ['2026-12-04T18:30', '2026-12-04T13:00:00.000Z'],
  [' 2026-12-04 18:30:15 ', '2026-12-04T13:00:15.000Z'],
])('in Kolkata "%s" is %s', async (typed, instant) => {
  const { momentOf } = await clockIn('Asia/Kolkata');
  expect(momentOf(typed, '--date').toISOString()).toBe(instant);
});

test.each([
  '',
  'tomorrow',
  '2026-12-04',
  '2026-13-01 10:00',
  '2026-02-30 10:00',
  '2026-02-30T10:00:00Z',
  '2026-12-04 25:00',
  '2026-12-04T25:00:00Z',
  '4.12.2026 18:30',
  '1',
])('"%s" is not a valid time, and the error names the option', async (typed) => {
  const { momentOf } = await clockIn('Europe/Berlin');
  expect(await failureText(() => momentOf(typed, '--date'))).toBe(`"${typed}" is not a date and time for --date.`);
});

test.each([
  // A repeated time means its first occurrence. A skipped time is moved forward by the length of the gap.
  ['Europe/Berlin', '2027-10-31 02:30', '2027-10-31T00:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28 02:30', '2027-03-28T01:30:00.000Z'],
  ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2027-03-14 02:30', '2027-03-14T07:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-04 00:30', '2026-12-03T10:30:00.000Z'],
  ['Pacific/Niue', '2026-12-04 23:30', '2026-12-05T10:30:00.000Z'],
  ['Asia/Kolkata', '2028-02-29 00:00', '2028-02-28T18:30:00.000Z'],
])('in the time zone %s the local time %s is %s', async (zone, typed, instant) => {
  const { momentOf } = await clockIn(zone);
  expect(momentOf(typed, '--date').toISOString()).toBe(instant);
});

test.each([
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00:00.000Z', '2018-02-18T02:59:59.999Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
  ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T22:59:59.999Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00.000Z', '2026-12-31T09:59:59.999Z'],
  ['Pacific/Niue', '2026-12-31', '2026-12-31T11:00:00.000Z', '2027-01-01T10:59:59.999Z'],
  ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
])(
  'in %s the day %s lasts from its first to its last moment, also at a clock change',
  async (zone, text, first, last) => {
    const { edgeOf } = await clockIn(zone);
    expect(edgeOf(text, 'first', '--from').toISOString()).toBe(first);
    expect(edgeOf(text, 'last', '--to').toISOString()).toBe(last);
    expect(edgeOf(`${text} 10:00`, 'last', '--to')).toEqual(edgeOf(`${text} 10:00`, 'first', '--to'));
  },
);

test('a day that does not exist is refused', async () => {
  const { edgeOf } = await clockIn('UTC');
  expect(await failureText(() => edgeOf('2027-02-29', 'last', '--to'))).toBe(
    '"2027-02-29" is not a date and time for --to.',
  );
});

test.each([
  ['Asia/Kolkata', '2026-12-04T13:00:00.000Z', '2026-12-04 18:30 +05:30'],
  ['UTC', '2026-12-04T13:00:59.999Z', '2026-12-04 13:00 +00:00'],
  ['Europe/Berlin', '2027-10-31T00:30:00.000Z', '2027-10-31 02:30 +02:00'],
  ['Europe/Berlin', '2027-10-31T01:30:00.000Z', '2027-10-31 02:30 +01:00'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01 00:00 +14:00'],
  ['Pacific/Niue', '2027-01-01T10:59:00.000Z', '2026-12-31 23:59 -11:00'],
])('in %s the instant %s is shown as %s', async (zone, instant, shown) => {
  expect((await instantFormatterFor(zone))(instant)).toBe(shown);
});

test('the time zone is requested once, and only if a typed time depends on it', async () => {
  let requestCount = 0;
  const api = {
    ask: () => {
      requestCount += 1;
      return Promise.resolve({ platform: { timeZone: 'Asia/Kolkata' } } as never);
    },
  };
  await clockFor(api, '2026-12-04T18:30:00Z', undefined, '', 'tomorrow', '2026-02-31 10:00', '2027-02-29');
  expect(requestCount).toBe(0);
  const { momentOf } = await clockFor(api, undefined, '2026-12-04 18:30');
  expect(momentOf('2026-12-04 18:30', '--date').toISOString()).toBe('2026-12-04T13:00:00.000Z');
  await clockFor(api, '2026-12-04');
  expect(requestCount).toBe(1);
});
