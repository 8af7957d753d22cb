import { type SettingName, isSecret } from '../../../api/settings/fields.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOptionValue, type Row, showRows } from '../../core/show.ts';
import { type SettingChanges, changesIn, readSettings, type SettingValues } from './values.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

interface SaveOptions {
  dryRun?: boolean;
  yes?: boolean;
  json?: JsonOptionValue;
}

const mutation = document(`mutation ($input: UpdateSystemSettingsInput!) {
  updateSystemSettings(input: $input) { systemSettings { updatedAt } }
}`);

type Input = VariablesOf<typeof mutation>['input'];

/** Shows the changes, asks for confirmation and saves them. */
export async function saveChanges({ io, api }: Evm, requested: SettingChanges, options: SaveOptions): Promise<void> {
  const { values, updatedAt } = await readSettings(api);
  const changes = changesIn(values, requested);
  const rows = Object.entries(changes).map(([key, value]) => rowOf(values, key as SettingName, value));
  showRows(io, rows, ['key', 'before', 'after'], options.json, sentence('allSoAlready'));
  if (rows.length === 0) return;
  if (options.dryRun) return tell(io, sentence('nothingSaved'));
  const settings = sentence('settings', { count: rows.length });
  await confirm(io, sentence('saveQuestion', { settings }), options.yes);
  await api.ask(mutation, { input: { ...values, ...changes, unchangedSince: updatedAt } as Input });
  await tell(io, sentence('saved', { settings }));
}

/** Hides the value of a secret. */
const rowOf = (values: SettingValues, key: SettingName, value: string | number | boolean): Row =>
  isSecret(key) ? { key, before: '(hidden)', after: '(changed)' } : { key, before: values[key], after: value };
