import { expect, test } from 'vitest';
import { filterVariables, isFiltered, isGrouped, mailHref, readFilters } from './mailFilters.ts';

const roundTrip = (filters: Parameters<typeof mailHref>[0]) =>
  readFilters(new URL(mailHref(filters), 'http://here').search);

test('filters are the same after a round trip through the address', () => {
  const filters = { state: 'failed', q: 'nila+raman@evm.example', cause: 'cause_1' } as const;
  expect(roundTrip(filters)).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
  expect(filterVariables(filters)).toEqual({
    state: 'FAILED',
    search: 'nila+raman@evm.example',
    cause: 'cause_1',
    causeId: 'cause_1',
    isOfCause: true,
    isGrouped: false,
  });
});

test('invalid filters in the address are ignored', () => {
  const filters = readFilters('?state=lost&q=+');
  expect(isFiltered(filters)).toBe(false);
  expect(filterVariables(filters)).toMatchObject({ state: null, search: null, cause: null, isOfCause: false });
  expect(mailHref(readFilters(''))).toBe('/admindashboard/mail');
});

test.each([
  ['', true],
  ['?state=failed', false],
  ['?q=nila', false],
  ['?cause=cause_1', false],
])('the filters "%s" group messages by cause: %s', (search, grouped) => {
  expect(isGrouped(readFilters(search))).toBe(grouped);
});
