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

/** The descriptions of each setting in the schema, in its order. The second is for the input, if it differs. */
export const settingDescriptions: Readonly<Record<SettingName, readonly [read: string, write?: string]>> = {
  maxUsersPerEvent: [
    'The highest capacity that an event may have.',
    'The highest capacity that an event may have: 1 to 100,000.',
  ],
  maxEventsPerOrganizer: [
    'How many upcoming events one organizer may own.',
    'How many upcoming events one organizer may own: 1 to 10,000.',
  ],
  enableRegistration: ['Whether visitors can create accounts.'],
  maintenanceMode: ['Whether only admins have access.'],
  emailVerificationRequired: ['Whether a new account must confirm its e-mail address before it signs in.'],
  defaultUserRole: ['The role of new accounts; never admin.', 'The role of new accounts; admin is refused.'],
  sessionTimeout: [
    'How many minutes a session lives after its last use.',
    'How many minutes a session lives after its last use: 5 to 43,200.',
  ],
  fileUploadLimit: [
    'The largest file that may be uploaded, in MB.',
    'The largest file that may be uploaded, in MB: 1 to 25.',
  ],
  allowedFileTypes: ['The allowed file extensions of uploads, separated by commas.'],
  systemEmailAddress: ['The sender address of mail; empty if none is set.', 'The sender address of mail, or empty.'],
  smtpServer: ['The host of the mail server; empty if none is set.', 'The host of the mail server, or empty.'],
  smtpPort: ['The port of the mail server.'],
  smtpUsername: [
    'The user name for the mail server; empty to send without authentication.',
    'The user name for the mail server, or empty.',
  ],
  smtpPassword: [
    'The password for the mail server; empty to keep the current one. It is stored encrypted and never returned.',
  ],
  analyticsEnabled: ['Whether the dashboards show attendance statistics.'],
  loggingLevel: ['The least severe level that is written to the log.'],
  eventApprovalRequired: ['Whether new events of organizers need the approval of an admin.'],
  eventPublishingAllowed: ['Whether organizers may show a page of an event to everybody, also before the sign-in.'],
  terms: [
    'The terms that users accept when they sign up, in paragraphs; empty if there are none.',
    'The terms that users accept when they sign up, at most 10,000 characters. Omitted or null: unchanged.',
  ],
  timeZone: ["The college's time zone, an IANA name such as Asia/Kolkata; empty: the server's."],
  mapLinkTemplate: [
    'The address of a map, with `{place}` in place of the location; empty to link no map.',
    'The address (https) of a map, with `{place}` once after the host, in place of the location; empty to link no ' +
      'map.',
  ],
  smsAddress: [
    'The address (https) of the SMS gateway; empty to send no text messages.',
    'The address (https) of the SMS gateway, or empty.',
  ],
  smsTemplate: [
    'The request body for the SMS gateway: a form or JSON, with `{to}` and `{text}` for number and text, and ' +
      'optionally `{id}`. Empty: `To={to}&Body={text}`.',
    'The request body for the SMS gateway, at most 255 characters: a form (`To={to}&Body={text}`) or JSON, with ' +
      '`{to}` and `{text}` once each, and optionally `{id}`, by which the gateway recognizes a retry.',
  ],
  smsToken: [
    'The credentials for the SMS gateway: `name:password`, or a token; empty to keep the current ones. They are ' +
      'stored encrypted and never returned.',
  ],
};

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
