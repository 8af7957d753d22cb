import type { Sections } from '../../core/area.tsx';

/** The sections of the settings screen by their ids in the address: title and description. */
export const sections = {
  notifications: ['settings.notifications', 'settings.notificationsText'],
  appearance: ['settings.appearance', 'settings.appearanceText'],
  language: ['layout.language', 'settings.languageText'],
  push: ['push.device', 'push.text'],
  privacy: ['settings.privacy', 'settings.privacyText'],
  calendars: ['calendars.title', 'calendars.text'],
} as const satisfies Sections;

/** Those of the system settings. */
export const systemSections = {
  general: ['systemSettings.general', 'systemSettings.generalText'],
  users: ['systemSettings.users', 'systemSettings.usersText'],
  email: ['systemSettings.email', 'systemSettings.emailText'],
  sms: ['sms.gateway', 'sms.gatewayText'],
  logging: ['systemSettings.logging', 'systemSettings.loggingText'],
  approval: ['systemSettings.approval', 'systemSettings.approvalText'],
} as const satisfies Sections;
