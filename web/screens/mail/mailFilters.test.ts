import { expect, test } from 'vitest';
import { filterVariables, isFiltered, mailHref, readFilters } from './mailFilters.ts';

test('filters survive a trip through the address', () => {
  const filters = { state: 'failed', q: 'nila+raman@evm.example' } as const;
  expect(readFilters(new URL(mailHref(filters), 'http://here').search)).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
  expect(filterVariables(filters)).toEqual({ state: 'FAILED', search: 'nila+raman@evm.example' });
});

test('what cannot be a filter is none', () => {
  const filters = readFilters('?state=lost&q=+');
  expect(isFiltered(filters)).toBe(false);
  expect(filterVariables(filters)).toEqual({ state: null, search: null });
  expect(mailHref(readFilters(''))).toBe('/admindashboard/mail');
});
