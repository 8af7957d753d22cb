import {
  isSecret,
  readableNames,
  type SettingName,
  settingNames,
  settingTable,
  type SystemSettingsFields,
} from '../../../api/settings/fields.ts';
import { validateSystemSettings } from '../../../api/settings/validate.ts';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Api } from '../../core/api.ts';
import type { Document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import { alternatives } from '../../core/options.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

export type SettingValues = Readonly<Record<SettingName, string | number | boolean>>;
export type SettingChanges = Partial<Record<SettingName, string | number | boolean>>;

// its type cannot follow from the table, as that of other documents does from their text
const query = `query { systemSettings { ${readableNames.join(' ')} updatedAt } }` as unknown as Document<
  { systemSettings: SettingValues & { updatedAt: string } },
  Record<string, never>
>;

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
export function keyOf(typed: string): SettingName {
  const key = settingNames.find((each) => each.toLowerCase() === typed.trim().toLowerCase());
  if (key) return key;
  throw new Failure(
    sentence('noSetting', { name: typed.trim() }),
    exitCodes.usage,
    message('thereAre', { names: settingNames.join(', ') }),
  );
}

/** Parses a typed value or a value from JSON. Trims it, except for secrets. Throws a usage error if it is invalid. */
export function valueOf(key: SettingName, given: unknown): string | number | boolean {
  if (isSecret(key) && typeof given === 'string') return given;
  const setting = settingTable[key];
  const text = typeof given === 'string' ? given.trim() : given === null ? '' : JSON.stringify(given);
  if (setting.kind === 'text') return text;
  if (setting.kind === 'number') return text === '' ? Number.NaN : Number(text);
  if (setting.kind === 'flag') {
    if (/^(true|on|yes|1)$/i.test(text)) return true;
    if (/^(false|off|no|0)$/i.test(text)) return false;
    throw new Failure(sentence('mustBeBoolean', { key, text }), exitCodes.usage);
  }
  if (!setting.choices.some((choice) => choice === text.toLowerCase()))
    throw new Failure(sentence('mustBeOneOf', { key, choices: alternatives(setting.choices), text }), exitCodes.usage);
  return text.toUpperCase();
}

/** The wanted values that differ from the current ones. Throws a usage error if any is invalid. */
export function changesIn(values: SettingValues, requested: SettingChanges): SettingChanges {
  const problems = Object.entries(
    validateSystemSettings({ ...values, ...requested } as unknown as SystemSettingsFields),
  );
  refuseUsage(problems.map(([name, problem]) => ({ name, problem })));
  return Object.fromEntries(Object.entries(requested).filter(([key, value]) => values[key as SettingName] !== value));
}

/** The allowed values of a setting, as text. */
export function limitsOf(key: SettingName): Sentence | string {
  const setting = settingTable[key];
  if (setting.kind === 'flag') return sentence('trueOrFalse');
  if (setting.kind === 'number') return sentence('range', { least: setting.least, most: setting.most });
  if (setting.kind === 'choice') return setting.choices.join(', ');
  return isSecret(key) ? sentence('secret') : '';
}
