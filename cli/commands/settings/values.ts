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
  terms: 'paragraphs',
};

export const keys = Object.keys(kinds) as Key[];

/** Whether a setting has lines of its own, so that it fits into no line of a file. */
export const hasLines = (key: Key): boolean => kinds[key] === 'paragraphs';

/** It is written and never read. */
export const secret = 'smtpPassword' satisfies Key;

const query = document(`query {
  systemSettings {
    enableRegistration maintenanceMode emailVerificationRequired eventApprovalRequired defaultUserRole sessionTimeout
    maxUsersPerEvent maxEventsPerOrganizer fileUploadLimit allowedFileTypes analyticsEnabled loggingLevel
    systemEmailAddress smtpServer smtpPort smtpUsername timeZone mapLinkTemplate terms updatedAt
  }
}`);

interface Settings {
  readonly values: Values;
  /** When they were last saved. */
  readonly updatedAt: string;
}

/** The settings as they are; the secret one is empty, which leaves it as it is when it is sent back. */
export async function readSettings({ ask }: Api): Promise<Settings> {
  const { updatedAt, ...values } = (await ask(query, {})).systemSettings;
  return { values: { ...values, [secret]: '' }, updatedAt };
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
  if (key === secret && typeof given === 'string') return given;
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
  return key === secret ? 'empty leaves it as it is' : '';
}
