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

/** The type of each setting, in output order. */
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

/** True if a setting may have several lines, and so does not fit into a line of a file. */
export const hasLines = (key: Key): boolean => kinds[key] === 'paragraphs';

/** Write-only settings. */
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
  /** Time of the last save. */
  readonly updatedAt: string;
}

/** The current settings. Secrets are empty; sending an empty secret leaves the saved one unchanged. */
export async function readSettings({ ask }: Api): Promise<Settings> {
  const { updatedAt, ...values } = (await ask(query, {})).systemSettings;
  return { values: { ...values, smtpPassword: '', smsToken: '' }, updatedAt };
}

/** Finds a setting by its name, ignoring case. Throws a usage error if there is none. */
export function keyOf(typed: string): Key {
  const key = keys.find((each) => each.toLowerCase() === typed.trim().toLowerCase());
  if (key) return key;
  throw new Failure(`There is no setting "${typed.trim()}".`, exitCodes.usage, `There are: ${keys.join(', ')}`);
}

/** Parses a typed value or a value from JSON. Trims it, except for secrets. Throws a usage error if it is invalid. */
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

/** The wanted values that differ from the current ones. Throws a usage error if any is invalid. */
export function changesIn(values: Values, wanted: Changes): Changes {
  const problems = Object.entries(validateSystemSettings({ ...values, ...wanted } as unknown as SystemSettingsFields));
  if (problems.length > 0)
    throw new Failure(problems.map(([key, problem]) => `${key}: ${problem}`).join('\n'), exitCodes.usage);
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => values[key as Key] !== value));
}

/** The allowed values of a setting, as text. */
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
