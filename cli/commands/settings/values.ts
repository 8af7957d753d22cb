import {
  loggingLevels,
  numberLimits,
  type SystemSettingsFields,
  validateSystemSettings,
} from '../../../api/settings/validate.ts';
import type { Api } from '../../core/api.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';

export type SettingKey = keyof SystemSettingsFields;
export type SettingValues = Readonly<Record<SettingKey, string | number | boolean>>;
export type SettingChanges = Partial<Record<SettingKey, string | number | boolean>>;

/** The type of each setting, in output order. */
const settingTypes: Record<SettingKey, 'number' | 'boolean' | 'text' | 'paragraphs' | readonly string[]> = {
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

export const settingKeys = Object.keys(settingTypes) as SettingKey[];

/** True if a setting may have several lines, and so does not fit into a line of a file. */
export const hasLines = (key: SettingKey): boolean => settingTypes[key] === 'paragraphs';

/** Write-only settings. */
const secrets = ['smtpPassword', 'smsToken'] as const satisfies readonly SettingKey[];

export const isSecret = (key: SettingKey): boolean => secrets.some((each) => each === key);

const query = document(`query {
  systemSettings {
    enableRegistration maintenanceMode emailVerificationRequired eventApprovalRequired defaultUserRole sessionTimeout
    maxUsersPerEvent maxEventsPerOrganizer fileUploadLimit allowedFileTypes analyticsEnabled loggingLevel
    systemEmailAddress smtpServer smtpPort smtpUsername timeZone mapLinkTemplate smsAddress smsTemplate
    terms updatedAt
  }
}`);

interface Settings {
  readonly values: SettingValues;
  /** Time of the last save. */
  readonly updatedAt: string;
}

/** The current settings. Secrets are empty; sending an empty secret leaves the saved one unchanged. */
export async function readSettings({ ask }: Api): Promise<Settings> {
  const { updatedAt, ...values } = (await ask(query, {})).systemSettings;
  return { values: { ...values, smtpPassword: '', smsToken: '' }, updatedAt };
}

/** Finds a setting by its name, ignoring case. Throws a usage error if there is none. */
export function keyOf(typed: string): SettingKey {
  const key = settingKeys.find((each) => each.toLowerCase() === typed.trim().toLowerCase());
  if (key) return key;
  throw new Failure(`There is no setting "${typed.trim()}".`, exitCodes.usage, `There are: ${settingKeys.join(', ')}`);
}

/** Parses a typed value or a value from JSON. Trims it, except for secrets. Throws a usage error if it is invalid. */
export function valueOf(key: SettingKey, given: unknown): string | number | boolean {
  const kind = settingTypes[key];
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
export function changesIn(values: SettingValues, requested: SettingChanges): SettingChanges {
  const problems = Object.entries(
    validateSystemSettings({ ...values, ...requested } as unknown as SystemSettingsFields),
  );
  refuseUsage(problems.map(([name, problem]) => ({ name, problem })));
  return Object.fromEntries(Object.entries(requested).filter(([key, value]) => values[key as SettingKey] !== value));
}

/** The allowed values of a setting, as text. */
export function limitsOf(key: SettingKey): string {
  const kind = settingTypes[key];
  if (kind === 'boolean') return 'true or false';
  if (kind === 'number') {
    const [least, most] = numberLimits[key as keyof typeof numberLimits];
    return `${least} to ${most}`;
  }
  if (typeof kind !== 'string') return kind.join(', ');
  return isSecret(key) ? 'empty leaves it as it is' : '';
}
