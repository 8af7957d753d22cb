import type { Rest } from '../core/rest.ts';
import { readableNames } from './fields.ts';
import { requireAdmin } from './rules.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/settings/user',
      group: 'Settings',
      summary: "Get the viewer's settings.",
      operation: 'UserSettings',
      answer: { data: 'home.viewer.settings' },
    },
    {
      method: 'PUT',
      path: '/api/settings/user',
      group: 'Settings',
      summary: "Change the viewer's settings. Omitted fields keep their values.",
      operation: 'UpdateUserSettings',
      answer: { data: 'updateUserSettings.settings' },
    },
    {
      method: 'GET',
      path: '/api/settings/system',
      group: 'Settings',
      summary: 'Get the system settings.',
      operation: 'SystemSettings',
      answer: { data: 'systemSettings' },
    },
    {
      method: 'PUT',
      path: '/api/settings/system',
      group: 'Settings',
      summary: 'Save system settings. Omitted fields keep their values, as do an empty `smtpPassword` and `smsToken`.',
      operation: 'UpdateSystemSettings',
      permission: requireAdmin,
      answer: { data: 'updateSystemSettings.systemSettings' },
    },
    {
      method: 'GET',
      path: '/api/settings/public',
      group: 'Settings',
      summary: 'Get the settings that a page needs before sign-in.',
      operation: 'Platform',
      answer: { data: 'platform' },
      isOpen: true,
    },
  ],
  fragments: `fragment SystemSettings on SystemSettings { ${readableNames.join(' ')} }`,
  examples: {
    allowedFileTypes: '.jpg,.png',
    systemEmailAddress: 'events@college.example',
    smtpServer: 'mail.college.example',
    smtpUsername: 'events',
    smtpPassword: '',
    smtpPort: 587,
    fileUploadLimit: 5,
    smsAddress: 'https://sms.college.example/send',
    smsTemplate: 'To={to}&From=%2B15550100&Body={text}',
    smsToken: '',
    phone: '+919876543210',
    mapLinkTemplate: 'https://maps.college.example/?room={place}',
    maxUsersPerEvent: 100,
    maxEventsPerOrganizer: 10,
    sessionTimeout: 60,
    googleClientId: null,
  },
};
