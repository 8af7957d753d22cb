import { settingNames, settingTable } from '../settings/fields.ts';
import type { Api } from './api.ts';
import type { Person } from './build.ts';

const {
  timeZone: _,
  mapLinkTemplate: __,
  ...initial
} = Object.fromEntries(
  settingNames.map((name) => {
    const setting = settingTable[name];
    return [name, setting.kind === 'choice' ? setting.initial.toUpperCase() : setting.initial];
  }),
);

/** The default system settings as GraphQL input, except those that a client may leave out. */
export const defaultSettings = { ...initial, loggingLevel: 'WARN' };

/** Saves the defaults with these changes, like the settings screen. */
export const saveSettings = (api: Api, as: Person, changes: Record<string, unknown>) =>
  api.as(as)(
    `mutation ($input: UpdateSystemSettingsInput!) {
       updateSystemSettings(input: $input) { systemSettings { updatedAt } } }`,
    { input: { ...defaultSettings, ...changes } },
  );
