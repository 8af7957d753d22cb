import { expect, test } from 'vitest';
import { settingTable } from '../../../api/settings/fields.ts';
import { changedNames, inputOf, problemsOf, type SystemSettingsValues } from './systemSettingsValues.ts';

const initial = Object.entries(settingTable).map(([name, setting]) => [
  name,
  setting.kind === 'number' ? String(setting.initial) : setting.initial,
]);
const values = {
  ...Object.fromEntries(initial),
  timeZone: 'Asia/Kolkata',
  updatedAt: '2026-11-21T18:30:00.000Z',
} as SystemSettingsValues;

test('the defaults are valid and sent as numbers', () => {
  expect(problemsOf(values)).toEqual({});
  expect(inputOf(values)).toMatchObject({ maxUsersPerEvent: 100, smtpPort: 587, smtpPassword: '' });
  expect(inputOf(values)).toMatchObject({ unchangedSince: '2026-11-21T18:30:00.000Z' });
  expect(inputOf(values)).not.toHaveProperty('updatedAt');
});

test.each(['', ' ', '0', '-1', '1.5', '1e9', 'many'])('"%s" is not a valid number of users', (maxUsersPerEvent) => {
  expect(Object.keys(problemsOf({ ...values, maxUsersPerEvent }))).toEqual(['maxUsersPerEvent']);
});

test('a form is changed if a field differs, and unchanged if all fields are equal', () => {
  expect(changedNames(values, { ...values, smtpPassword: 'new' })).toEqual(['smtpPassword']);
  expect(changedNames(values, { ...values })).toEqual([]);
});
