import type { Rest } from '../core/rest.ts';
import { requireAdmin } from './rules.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/settings/user',
      group: 'Settings',
      summary: 'The own settings.',
      operation: 'UserSettings',
      answer: { data: 'home.viewer.settings' },
    },
    {
      method: 'PUT',
      path: '/api/settings/user',
      group: 'Settings',
      summary: 'Change the own settings; what is left out stays as it is.',
      operation: 'UpdateUserSettings',
      answer: { data: 'updateUserSettings.settings' },
    },
    {
      method: 'GET',
      path: '/api/settings/system',
      group: 'Settings',
      summary: 'What holds for the whole platform.',
      operation: 'SystemSettings',
      answer: { data: 'systemSettings' },
    },
    {
      method: 'PUT',
      path: '/api/settings/system',
      group: 'Settings',
      summary:
        'Save system settings; what is left out stays as it is, and so do an empty `smtpPassword` and `smsToken`.',
      operation: 'UpdateSystemSettings',
      permission: requireAdmin,
      answer: { data: 'updateSystemSettings.systemSettings' },
    },
    {
      method: 'GET',
      path: '/api/settings/public',
      group: 'Settings',
      summary: 'What a page must know before anybody has signed in.',
      operation: 'Platform',
      answer: { data: 'platform' },
      isOpen: true,
    },
  ],
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
