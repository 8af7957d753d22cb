import { expect, test } from 'vitest';
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
