import { expect, test } from 'vitest';
import { changedNames, inputOf, problemsOf, type SystemSettingsValues } from './systemSettingsValues.ts';

const values: SystemSettingsValues = {
  maxUsersPerEvent: '100',
  maxEventsPerOrganizer: '10',
  enableRegistration: true,
  maintenanceMode: false,
  emailVerificationRequired: true,
  defaultUserRole: 'PARTICIPANT',
  sessionTimeout: '60',
  fileUploadLimit: '5',
  allowedFileTypes: '.jpg,.png',
  systemEmailAddress: '',
  smtpServer: '',
  smtpPort: '587',
  smtpUsername: '',
  smtpPassword: '',
  analyticsEnabled: true,
  loggingLevel: 'INFO',
  eventApprovalRequired: false,
  eventPublishingAllowed: false,
  terms: '',
  timeZone: 'Asia/Kolkata',
  mapLinkTemplate: '',
  smsAddress: '',
  smsTemplate: '',
  smsToken: '',
  updatedAt: '2026-11-21T18:30:00.000Z',
};

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
