import { expect, test } from 'vitest';
import { searchZones } from './zones.ts';

const november = new Date('2026-11-21T12:00Z');
const idsOf = (search: string) => searchZones(search, november).map(({ id }) => id);

test.each([
  ['kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['asia/kol', 'Asia/Kolkata'],
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['york america', 'America/New_York'],
  ['utc', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['buenos', 'America/Argentina/Buenos_Aires'],
])('a search for "%s" finds %s first', (search, first) => {
  expect(idsOf(search)[0]).toBe(first);
});

test.each(['atlantis', 'Atlantis/City', '+05:30', '/'.repeat(100)])('"%s" is not a time zone', (search) => {
  expect(searchZones(search, november)).toEqual([]);
});

test('each zone has its UTC offset, and is listed once', () => {
  expect(searchZones('kolkata', november)).toEqual([{ id: 'Asia/Kolkata', text: 'Asia/Kolkata', aside: 'GMT+05:30' }]);
  for (const search of ['', 'a', 'america']) expect(idsOf(search)).toEqual([...new Set(idsOf(search))]);
  expect(idsOf('')).toHaveLength(8);
});
