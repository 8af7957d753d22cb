import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from './errors.ts';
import { edgeOf, momentOf } from './when.ts';

test.each([
  ['2026-12-04T18:30:00Z', Date.UTC(2026, 11, 4, 18, 30)],
  ['2026-12-04T18:30+05:30', Date.UTC(2026, 11, 4, 13)],
  ['2026-12-04T18:30:15.250-01:00', Date.UTC(2026, 11, 4, 19, 30, 15, 250)],
  ['2026-12-04 18:30', new Date(2026, 11, 4, 18, 30).getTime()],
  ['2026-12-04T18:30', new Date(2026, 11, 4, 18, 30).getTime()],
  [' 2026-12-04 18:30:15 ', new Date(2026, 11, 4, 18, 30, 15).getTime()],
])('"%s" is a moment', (typed, time) => {
  expect(momentOf(typed, '--date').getTime()).toBe(time);
});

test.each([
  '',
  'tomorrow',
  '2026-12-04',
  '2026-13-01 10:00',
  '2026-02-30 10:00',
  '2026-12-04 25:00',
  '4.12.2026 18:30',
  '1',
])('"%s" is none, and the sentence names the option', (typed) => {
  expect(() => momentOf(typed, '--date')).toThrow(Failure);
  expect(() => momentOf(typed, '--date')).toThrow(`"${typed}" is not a date and time for --date.`);
});

test('a day alone is its first moment or its last', () => {
  expect(edgeOf('2026-12-04', 'first', '--from')).toEqual(new Date(2026, 11, 4));
  expect(edgeOf('2026-12-04', 'last', '--to')).toEqual(new Date(2026, 11, 4, 23, 59, 59, 999));
  expect(edgeOf('2026-12-04 10:00', 'last', '--to')).toEqual(new Date(2026, 11, 4, 10));
});

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00:00.000Z', '2018-02-18T02:59:59.999Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
  ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T22:59:59.999Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
])('in %s the whole of %s is meant, however many hours it has', (zone, text, first, last) => {
  vi.stubEnv('TZ', zone);
  expect(edgeOf(text, 'first', '--from').toISOString()).toBe(first);
  expect(edgeOf(text, 'last', '--to').toISOString()).toBe(last);
});
