import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import { DateTime } from '../core/validation/scalars.ts';
import {
  type ChoiceName,
  isSecret,
  type SecretName,
  type SettingName,
  settingTable,
  type SystemSettingsFields,
} from './fields.ts';

/** The least severe level that is written to the log. */
export enum LoggingLevel {
  ERROR = 'error',
  WARN = 'warn',
  INFO = 'info',
  DEBUG = 'debug',
}

registerEnumType(LoggingLevel, {
  name: 'LoggingLevel',
  description: 'The least severe level that is written to the log.',
  valuesConfig: {
    ERROR: { description: 'Failures only.' },
    WARN: { description: 'Also suspicious events.' },
    INFO: { description: 'Also sign-ins and changes by admins.' },
    DEBUG: { description: 'Also every request with its duration, but never its content.' },
  },
});

/** The texts of each setting in the schema, in its order: of the field that reads it; of the one that writes it if it differs. */
const descriptions: Readonly<Record<SettingName, readonly [read: string, write?: string]>> = {
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

const inOrder = Object.keys(descriptions) as SettingName[];

const enums = { defaultUserRole: Role, loggingLevel: LoggingLevel } as const satisfies Record<ChoiceName, object>;
const isChoice = (name: SettingName): name is ChoiceName => settingTable[name].kind === 'choice';

/** The GraphQL type and the type of the column, by kind. */
const types = { number: [Int, 'integer'], flag: [Boolean, 'boolean'], text: [String, 'text'] } as const;
const typesOf = (name: Exclude<SettingName, ChoiceName>) => types[settingTable[name].kind];
const graphqlTypeOf = (name: SettingName): object => (isChoice(name) ? enums[name] : typesOf(name)[0]);

/** Secrets are encrypted (core/context/seal.ts), and null if they are not set. */
type Values = Omit<SystemSettingsFields, ChoiceName | SecretName> &
  Record<SecretName, string | null> & { defaultUserRole: Role; loggingLevel: LoggingLevel };

/** A column for each setting, and a field unless it is secret. */
@ObjectType({ simpleResolvers: true })
// oxlint-disable-next-line typescript/no-extraneous-class -- the loop adds its fields
class ValueFields {
  constructor() {
    for (const name of inOrder) Object.assign(this, { [name]: isSecret(name) ? null : settingTable[name].initial });
  }
}
for (const name of inOrder) {
  const isHidden = isSecret(name);
  const column = isChoice(name)
    ? Enum({ items: () => enums[name] })
    : Property({ type: typesOf(name)[1], ...(isHidden && { nullable: true, lazy: true }) });
  column(ValueFields.prototype, name);
  // a resolver returns the server's time zone instead of an empty one
  if (!isHidden && name !== 'timeZone')
    Field(() => graphqlTypeOf(name), { description: descriptions[name][0] })(ValueFields.prototype, name);
}

const SettingValues = ValueFields as new () => Values;

/** A nullable field for each setting. */
@InputType()
// oxlint-disable-next-line typescript/no-extraneous-class -- the loop adds its fields
class ChangeFields {}
for (const name of inOrder) {
  const [read, write = read] = descriptions[name];
  Field(() => graphqlTypeOf(name), { nullable: true, description: write })(ChangeFields.prototype, name);
}
export const SettingChanges = ChangeFields as new () => { [Name in SettingName]?: Values[Name] | null };

/** A singleton row: the settings of the whole platform. */
@Entity({ tableName: 'system_settings' })
@ObjectType({
  simpleResolvers: true,
  description: 'Settings of the whole platform. Only admins can see and change them.',
})
export class SystemSettings extends SettingValues {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the settings were last saved.' })
  updatedAt: Date = new Date();

  @Field(() => Boolean, {
    description: 'Whether a mail server is set. Without one, no mail is sent and no e-mail address is verified.',
  })
  get mailIsSent(): boolean {
    return this.smtpServer !== '';
  }
}
export const readEventSettings = statement<Pick<SystemSettings, 'maxUsersPerEvent' | 'maxEventsPerOrganizer'>>(
  'settings-of-events',
  `SELECT max_users_per_event AS "maxUsersPerEvent", max_events_per_organizer AS "maxEventsPerOrganizer"
     FROM system_settings`,
);
