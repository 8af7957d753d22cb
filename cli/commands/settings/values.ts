import {
  loggingLevels,
  numberLimits,
  type SystemSettingsFields,
  validateSystemSettings,
} from '../../../api/settings/validate.ts';
import type { Api } from '../../core/api.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';

export type Key = keyof SystemSettingsFields;
export type Values = Readonly<Record<Key, string | number | boolean>>;
export type Changes = Partial<Record<Key, string | number | boolean>>;

/** What each setting takes, in the order in which they are shown. */
const kinds: Record<Key, 'number' | 'boolean' | 'text' | 'paragraphs' | readonly string[]> = {
  enableRegistration: 'boolean',
  maintenanceMode: 'boolean',
  emailVerificationRequired: 'boolean',
  eventApprovalRequired: 'boolean',
  defaultUserRole: ['participant', 'organizer'],
  sessionTimeout: 'number',
  maxUsersPerEvent: 'number',
  maxEventsPerOrganizer: 'number',
  fileUploadLimit: 'number',
  allowedFileTypes: 'text',
  analyticsEnabled: 'boolean',
  loggingLevel: loggingLevels,
  systemEmailAddress: 'text',
  smtpServer: 'text',
  smtpPort: 'number',
  smtpUsername: 'text',
  smtpPassword: 'text',
  timeZone: 'text',
  mapLinkTemplate: 'text',
  smsAddress: 'text',
  smsTemplate: 'text',
  smsToken: 'text',
  terms: 'paragraphs',
};

export const keys = Object.keys(kinds) as Key[];

/** Whether a setting has lines of its own, so that it fits into no line of a file. */
export const hasLines = (key: Key): boolean => kinds[key] === 'paragraphs';

/** They are written and never read. */
const secrets = ['smtpPassword', 'smsToken'] as const satisfies readonly Key[];

export const isSecret = (key: Key): boolean => secrets.some((each) => each === key);

const query = document(`query {
  systemSettings {
    enableRegistration maintenanceMode emailVerificationRequired eventApprovalRequired defaultUserRole sessionTimeout
    maxUsersPerEvent maxEventsPerOrganizer fileUploadLimit allowedFileTypes analyticsEnabled loggingLevel
    systemEmailAddress smtpServer smtpPort smtpUsername timeZone mapLinkTemplate smsAddress smsTemplate
    terms updatedAt
  }
}`);

interface Settings {
  readonly values: Values;
  /** When they were last saved. */
  readonly updatedAt: string;
}

/** The settings as they are; the secret ones are empty, which leaves them as they are when they are sent back. */
export async function readSettings({ ask }: Api): Promise<Settings> {
  const { updatedAt, ...values } = (await ask(query, {})).systemSettings;
  return { values: { ...values, smtpPassword: '', smsToken: '' }, updatedAt };
}

/** Which setting is meant. */
export function keyOf(typed: string): Key {
  const key = keys.find((each) => each.toLowerCase() === typed.trim().toLowerCase());
  if (key) return key;
  throw new Failure(`There is no setting "${typed.trim()}".`, exitCodes.usage, `There are: ${keys.join(', ')}`);
}

/** A value as it was typed, or as JSON holds it. Spaces around it mean nothing, except in a password. */
export function valueOf(key: Key, given: unknown): string | number | boolean {
  const kind = kinds[key];
  if (isSecret(key) && typeof given === 'string') return given;
  const text = typeof given === 'string' ? given.trim() : given === null ? '' : JSON.stringify(given);
  if (kind === 'text' || kind === 'paragraphs') return text;
  if (kind === 'number') return text === '' ? Number.NaN : Number(text);
  if (kind === 'boolean') {
    if (/^(true|on|yes|1)$/i.test(text)) return true;
    if (/^(false|off|no|0)$/i.test(text)) return false;
    throw new Failure(`${key} must be true or false, not "${text}".`, exitCodes.usage);
  }
  if (!kind.includes(text.toLowerCase()))
    throw new Failure(`${key} must be ${kind.join(' or ')}, not "${text}".`, exitCodes.usage);
  return text.toUpperCase();
}

/** Those of the wanted values that are not there yet; what is wrong with any ends the command. */
export function changesIn(values: Values, wanted: Changes): Changes {
  const problems = Object.entries(validateSystemSettings({ ...values, ...wanted } as unknown as SystemSettingsFields));
  if (problems.length > 0)
    throw new Failure(problems.map(([key, problem]) => `${key}: ${problem}`).join('\n'), exitCodes.usage);
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => values[key as Key] !== value));
}

/** How the limits of a setting read. */
export function limitsOf(key: Key): string {
  const kind = kinds[key];
  if (kind === 'boolean') return 'true or false';
  if (kind === 'number') {
    const [least, most] = numberLimits[key as keyof typeof numberLimits];
    return `${least} to ${most}`;
  }
  if (typeof kind !== 'string') return kind.join(', ');
  return isSecret(key) ? 'empty leaves it as it is' : '';
}
