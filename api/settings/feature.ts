import type { Feature } from '../core/feature.ts';
import { SettingsResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { SystemSettings } from './SystemSettings.ts';
import { UserSettings } from './UserSettings.ts';
import { audited } from './audited.ts';

type Actions = typeof audited;

declare module '../core/names.ts' {
  interface AuditActions extends Actions {}
}

export const settings: Feature = {
  name: 'settings',
  entities: [SystemSettings, UserSettings],
  resolvers: [SettingsResolver],
  rest,
  audited,
};
