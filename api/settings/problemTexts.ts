import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for settings. */
export const problem = catalogue('settings', {
  required: '{field} is required',
  notInRange: '{field} must be a whole number from {least, number} to {most, number}',
  maxUsersPerEvent: 'Users per event',
  maxEventsPerOrganizer: 'Events per organizer',
  sessionTimeout: 'Session timeout',
  fileUploadLimit: 'File upload limit',
  smtpPort: 'SMTP port',
  adminDefault: 'New accounts cannot be admins: choose participant or organizer',
  fileTypesInvalid: 'File types are extensions such as .jpg, separated by commas',
  loggingLevelInvalid: 'Logging level must be error, warn, info or debug',
  termsTooLong: 'Terms must be at most {most, number} characters',
  control: 'Must not contain control characters',
  textTooLong: 'At most {most} characters',
  timeZoneUnknown: 'Unknown time zone, write it as Asia/Kolkata',
  mapLinkInvalid: 'Map link must be an address that starts with https:// and has {placeholder} once, after the host',
  emailInvalid: 'Invalid email address',
  smtpServerInvalid: 'SMTP server must be a host name or an address, without a port',
  smsTemplateInvalid: 'Must be a form such as {example} or JSON, with {to} and {text} once each',
  gatewayInvalid: 'Must be a public address that starts with https://',
  codeInvalid: 'The code has 6 digits',
  phoneInvalid: 'Phone number must begin with + and the country code, such as +91 98765 43210',
});
