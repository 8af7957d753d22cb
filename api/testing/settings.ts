import type { Api } from './api.ts';
import type { Person } from './build.ts';

/** The default system settings as GraphQL input. */
export const defaultSettings = {
  maxUsersPerEvent: 100,
  maxEventsPerOrganizer: 10,
  enableRegistration: true,
  maintenanceMode: false,
  emailVerificationRequired: true,
  defaultUserRole: 'PARTICIPANT',
  sessionTimeout: 60,
  fileUploadLimit: 5,
  allowedFileTypes: '.jpg,.png,.pdf,.doc,.docx',
  systemEmailAddress: '',
  smtpServer: '',
  smtpPort: 587,
  smtpUsername: '',
  smtpPassword: '',
  analyticsEnabled: true,
  loggingLevel: 'WARN',
  eventApprovalRequired: false,
  terms: '',
  smsAddress: '',
  smsTemplate: '',
  smsToken: '',
};

/** Saves the defaults with these changes, like the settings screen. */
export const saveSettings = (api: Api, as: Person, changes: Record<string, unknown>) =>
  api.as(as)(
    `mutation ($input: UpdateSystemSettingsInput!) {
       updateSystemSettings(input: $input) { systemSettings { updatedAt } } }`,
    { input: { ...defaultSettings, ...changes } },
  );
