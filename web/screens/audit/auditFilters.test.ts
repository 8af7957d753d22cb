import { afterEach, expect, test, vi } from 'vitest';
import { auditHref, filterVariables, isFiltered, readFilters } from './auditFilters.ts';

test('filters are the same after a round trip through the address', () => {
  const filters = {
    action: 'role.change',
    actor: 'user_1',
    subject: 'event_1',
    from: '2026-11-01',
    to: '2026-11-21',
  } as const;
  const { search } = new URL(auditHref(filters), 'http://here');
  expect(search).toMatch(/^\?action=role_change&/);
  expect(readFilters(search)).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
  expect(filterVariables(filters).action).toBe('role.change');
});

test('invalid filters in the address are ignored', () => {
  const filters = readFilters('?action=everything&from=yesterday');
  expect(isFiltered(filters)).toBe(false);
  expect(auditHref(filters)).toBe('/admindashboard/audit');
  expect(filterVariables(filters)).toEqual({ action: null, actor: null, subject: null, from: null, to: null });
});

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['UTC', '2026-11-21', 24],
  ['Europe/Berlin', '2027-03-28', 23],
  ['Europe/Berlin', '2027-10-31', 25],
  ['America/Sao_Paulo', '2018-11-04', 23],
  ['America/Sao_Paulo', '2018-02-17', 25],
])('in %s, the day %s is queried from its first to its last millisecond, %d hours', (zone, day, hours) => {
  vi.stubEnv('TZ', zone);
  const { from, to } = filterVariables(readFilters(`?from=${day}&to=${day}`));
  expect(Date.parse(to!) - Date.parse(from!)).toBe(hours * 3_600_000 - 1);
});
