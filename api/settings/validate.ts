import type { Sentence } from '../core/texts/texts.ts';
import { hasControl, hasControlInLines, isTimeZone } from '../core/validation/validate.ts';
import {
  isLong,
  loggingLevels,
  numberNames,
  type NumberName,
  settingTable,
  type SystemSettingsFields,
  type TextName,
  textNames,
} from './fields.ts';
import { problem } from './problemTexts.ts';

/** The given fields; null if a field was cleared, which is allowed for texts only. */
export type GivenSettings = { readonly [Name in keyof SystemSettingsFields]?: SystemSettingsFields[Name] | null };

export type SystemSettingsProblems = Partial<Record<keyof SystemSettingsFields, Sentence>>;

/** Sign-up must never create an admin. */
export const noDefaultAdmin = problem('adminDefault');

const textLimit = 255;

/** In characters. */
export const termsLimit = 10_000;
const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const host = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?)(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$|^\[?[\da-f:.]+\]?$/i;

/** Field name → problem. Omitted fields are valid. */
export function validateSystemSettings(settings: GivenSettings): SystemSettingsProblems {
  const problems: SystemSettingsProblems = { ...emptiedProblems(settings), ...numberProblems(settings) };
  const { defaultUserRole, allowedFileTypes, loggingLevel, terms, timeZone, mapLinkTemplate } = settings;
  if (defaultUserRole?.toLowerCase() === 'admin') problems.defaultUserRole = noDefaultAdmin;
  if (allowedFileTypes && extensionsOf(allowedFileTypes).some((each) => !/^\.[a-z\d]{1,10}$/.test(each)))
    problems.allowedFileTypes = problem('fileTypesInvalid');
  if (loggingLevel && !loggingLevels.some((level) => level === loggingLevel.toLowerCase()))
    problems.loggingLevel = problem('loggingLevelInvalid');
  if (terms && terms.length > termsLimit) problems.terms = problem('termsTooLong', { most: termsLimit });
  else if (terms && hasControlInLines(terms)) problems.terms = problem('control');
  if (timeZone && !isTimeZone(timeZone.trim())) problems.timeZone = problem('timeZoneUnknown');
  if (mapLinkTemplate?.trim() && !isMapLink(mapLinkTemplate.trim()))
    problems.mapLinkTemplate = problem('mapLinkInvalid', { placeholder: '{place}' });
  return {
    ...problems,
    ...textProblems(settings, singleLines),
    ...smtpProblems(settings),
    ...smsProblems(settings),
  };
}

/** Without the time zone: if it is too long, it is unknown. */
const singleLines = textNames.filter((name) => !isLong(name) && name !== 'timeZone');

/** `{place}` must come after the host: otherwise a location could choose the host. */
function isMapLink(template: string): boolean {
  const [before = '', after, ...more] = template.split('{place}');
  return (
    /^https:\/\/[^/?#\s@]+[/?#]/.test(before) && after !== undefined && more.length === 0 && isAddress(before + after)
  );
}

const isAddress = (text: string) => !/\s/.test(text) && !hasControl(text) && URL.canParse(text);

const emptiedProblems = (settings: GivenSettings): SystemSettingsProblems =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => value === null && !textNames.some((each) => each === name))
      .map(([name]) => [name, problem('required', { field: name })]),
  );

const smtpTexts = ['systemEmailAddress', 'smtpServer', 'smtpUsername', 'smtpPassword'] as const;

/** Validates the mail settings. */
export function smtpProblems(
  settings: Pick<GivenSettings, (typeof smtpTexts)[number] | 'smtpPort'>,
): SystemSettingsProblems {
  const problems: SystemSettingsProblems = numberProblems({ smtpPort: settings.smtpPort });
  const [address, server] = [settings.systemEmailAddress?.trim(), settings.smtpServer?.trim()];
  if (address && !email.test(address)) problems.systemEmailAddress = problem('emailInvalid');
  if (server && !host.test(server)) problems.smtpServer = problem('smtpServerInvalid');
  return { ...problems, ...textProblems(settings, smtpTexts) };
}

const smsTexts = ['smsAddress', 'smsTemplate', 'smsToken'] as const;

/** Validates the SMS settings. The server checks later whether the address is public. */
export function smsProblems(settings: Pick<GivenSettings, (typeof smsTexts)[number]>): SystemSettingsProblems {
  const problems: SystemSettingsProblems = {};
  const [address, template] = [settings.smsAddress?.trim(), settings.smsTemplate?.trim()];
  if (address && !(/^https?:\/\/[^/?#\s@]+/.test(address) && isAddress(address))) problems.smsAddress = wrongGateway;
  if (template && !isSmsTemplate(template))
    problems.smsTemplate = problem('smsTemplateInvalid', { example: usualSmsTemplate, to: '{to}', text: '{text}' });
  return { ...problems, ...textProblems(settings, smsTexts) };
}

export const wrongGateway = problem('gatewayInvalid');

/** The default request body for the SMS gateway. */
export const usualSmsTemplate = 'To={to}&Body={text}';

export const isJson = (template: string) => template.startsWith('{') && !template.startsWith('{to}');

function isSmsTemplate(template: string): boolean {
  if (['{to}', '{text}'].some((name) => template.split(name).length !== 2)) return false;
  if (!isJson(template)) return /^[\w.~+%-]+=[^=&]*(&[\w.~+%-]+=[^=&]*)*$/.test(template);
  try {
    // a placeholder outside quotes would not be a JSON string
    return typeof JSON.parse(template) === 'object';
  } catch {
    return false;
  }
}

function numberProblems(settings: Pick<GivenSettings, NumberName>): SystemSettingsProblems {
  const problems: SystemSettingsProblems = {};
  for (const name of numberNames) {
    const { least, most, label } = settingTable[name];
    const value = settings[name];
    if (typeof value === 'number' && (!Number.isInteger(value) || value < least || value > most))
      problems[name] = problem('notInRange', { field: label, least, most });
  }
  return problems;
}

function textProblems<Name extends TextName>(
  given: { readonly [Each in Name]?: string | null },
  names: readonly Name[],
): SystemSettingsProblems {
  const problems: SystemSettingsProblems = {};
  for (const name of names) {
    const value = given[name] ?? '';
    if (value.length > textLimit) problems[name] = problem('textTooLong', { most: textLimit });
    else if (hasControl(value)) problems[name] = problem('control');
  }
  return problems;
}

/** The extensions of a comma-separated list: lower case, with a dot, without duplicates. */
export const extensionsOf = (list: string): string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => (each.startsWith('.') ? each : `.${each}`)),
  ),
];

/** The themes that a user can choose, as stored. */
export const themes = ['light', 'dark', 'system'] as const;

/** Removes separators from a typed phone number. */
export const plainPhone = (typed: string): string => typed.replaceAll(/[\s().-]/g, '');

/** Checks the format of a typed code, not whether it is the right one. */
export const phoneCodeProblem = (code: string): Sentence | undefined =>
  /^\d{6}$/.test(plainPhone(code.slice(0, 50))) ? undefined : problem('codeInvalid');

interface CheckedUserSettings {
  readonly phone?: string | null;
  readonly timeZone?: string | null;
}

export function validateUserSettings({ phone, timeZone }: CheckedUserSettings): {
  phone?: Sentence;
  timeZone?: Sentence;
} {
  const isPhone = !phone?.trim() || /^\+[1-9]\d{6,14}$/.test(plainPhone(phone.slice(0, 50)));
  const isZone = !timeZone?.trim() || isTimeZone(timeZone.trim());
  return {
    ...(!isPhone && { phone: problem('phoneInvalid') }),
    ...(!isZone && { timeZone: problem('timeZoneUnknown') }),
  };
}
