import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import { DateTime } from '../core/validation/scalars.ts';
import {
  type ChoiceName,
  isSecret,
  type SecretName,
  settingDescriptions,
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

const inOrder = Object.keys(settingDescriptions) as SettingName[];

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
    Field(() => graphqlTypeOf(name), { description: settingDescriptions[name][0] })(ValueFields.prototype, name);
}

const SettingValues = ValueFields as new () => Values;

/** A nullable field for each setting. */
@InputType()
// oxlint-disable-next-line typescript/no-extraneous-class -- the loop adds its fields
class ChangeFields {}
for (const name of inOrder) {
  const [read, write = read] = settingDescriptions[name];
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
