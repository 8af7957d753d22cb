import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** A whole number between two limits, both inclusive. */
interface NumberSetting {
  readonly kind: 'number';
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  /** Its name in sentences. */
  readonly label: Sentence;
}

interface FlagSetting {
  readonly kind: 'flag';
  readonly initial: boolean;
}

interface ChoiceSetting {
  readonly kind: 'choice';
  readonly initial: string;
  readonly choices: readonly string[];
}

/** A text; empty if it is not set. */
interface TextSetting {
  readonly kind: 'text';
  readonly initial: string;
  /** Can be written, but not read. An empty text leaves it unchanged. */
  readonly isSecret?: true;
  /** May have several lines. */
  readonly isLong?: true;
}

export const loggingLevels = ['error', 'warn', 'info', 'debug'] as const;

const text = { kind: 'text', initial: '' } as const;
const secret = { ...text, isSecret: true } as const;

/** All settings of the platform, in the order of the settings page. */
export const settingTable = {
  enableRegistration: { kind: 'flag', initial: true },
  maintenanceMode: { kind: 'flag', initial: false },
  emailVerificationRequired: { kind: 'flag', initial: true },
  eventApprovalRequired: { kind: 'flag', initial: false },
  eventPublishingAllowed: { kind: 'flag', initial: false },
  // sign-up must never create an admin
  defaultUserRole: { kind: 'choice', initial: 'participant', choices: ['participant', 'organizer'] },
  // minutes
  sessionTimeout: { kind: 'number', initial: 60, least: 5, most: 43_200, label: problem('sessionTimeout') },
  maxUsersPerEvent: { kind: 'number', initial: 100, least: 1, most: 100_000, label: problem('maxUsersPerEvent') },
  maxEventsPerOrganizer: {
    kind: 'number',
    initial: 10,
    least: 1,
    most: 10_000,
    label: problem('maxEventsPerOrganizer'),
  },
  // MB
  fileUploadLimit: { kind: 'number', initial: 5, least: 1, most: 25, label: problem('fileUploadLimit') },
  allowedFileTypes: { kind: 'text', initial: '.jpg,.png,.pdf,.doc,.docx' },
  analyticsEnabled: { kind: 'flag', initial: true },
  loggingLevel: { kind: 'choice', initial: 'info', choices: loggingLevels },
  systemEmailAddress: text,
  smtpServer: text,
  smtpPort: { kind: 'number', initial: 587, least: 1, most: 65_535, label: problem('smtpPort') },
  smtpUsername: text,
  smtpPassword: secret,
  timeZone: text,
  mapLinkTemplate: text,
  smsAddress: text,
  smsTemplate: text,
  smsToken: secret,
  terms: { ...text, isLong: true },
} as const satisfies Readonly<Record<string, NumberSetting | FlagSetting | ChoiceSetting | TextSetting>>;

type Settings = typeof settingTable;
export type SettingName = keyof Settings;

/** The names of the settings of a kind. */
type NamesOf<Kind> = { [Name in SettingName]: Settings[Name] extends Kind ? Name : never }[SettingName];
export type NumberName = NamesOf<NumberSetting>;
export type ChoiceName = NamesOf<ChoiceSetting>;
export type TextName = NamesOf<TextSetting>;
export type SecretName = NamesOf<{ readonly isSecret: true }>;

/** The values of the settings form. */
export type SystemSettingsFields = {
  [Name in SettingName]: Settings[Name] extends NumberSetting
    ? number
    : Settings[Name] extends FlagSetting
      ? boolean
      : string;
};

export const settingNames = Object.keys(settingTable) as SettingName[];

const namesOf = (kind: Settings[SettingName]['kind']) =>
  settingNames.filter((name) => settingTable[name].kind === kind);

export const numberNames = namesOf('number') as readonly NumberName[];
export const textNames = namesOf('text') as readonly TextName[];

export const isSecret = (name: SettingName): name is SecretName => 'isSecret' in settingTable[name];

export const readableNames = settingNames.filter((name) => !isSecret(name));

/** True if the text may have several lines. */
export const isLong = (name: SettingName): boolean => 'isLong' in settingTable[name];
