import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import { DateTime } from '../core/validation/scalars.ts';

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

/** A singleton row: the settings of the whole platform. */
@Entity({ tableName: 'system_settings' })
@ObjectType({
  simpleResolvers: true,
  description: 'Settings of the whole platform. Only admins can see and change them.',
})
export class SystemSettings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The highest capacity that an event may have.' })
  maxUsersPerEvent = 100;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many upcoming events one organizer may own.' })
  maxEventsPerOrganizer = 10;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether visitors can create accounts.' })
  enableRegistration = true;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether only admins have access.' })
  maintenanceMode = false;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether a new account must confirm its e-mail address before it signs in.' })
  emailVerificationRequired = true;

  @Enum({ items: () => Role })
  @Field(() => Role, { description: 'The role of new accounts; never admin.' })
  defaultUserRole: Role = Role.PARTICIPANT;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many minutes a session lives after its last use.' })
  sessionTimeout = 60;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The largest file that may be uploaded, in MB.' })
  fileUploadLimit = 5;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The allowed file extensions of uploads, separated by commas.' })
  allowedFileTypes = '.jpg,.png,.pdf,.doc,.docx';

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The sender address of mail; empty if none is set.' })
  systemEmailAddress = '';

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The host of the mail server; empty if none is set.' })
  smtpServer = '';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The port of the mail server.' })
  smtpPort = 587;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The user name for the mail server; empty to send without authentication.' })
  smtpUsername = '';

  /** Encrypted (core/context/seal.ts). The API never returns it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  smtpPassword: string | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the dashboards show attendance statistics.' })
  analyticsEnabled = true;

  @Enum({ items: () => LoggingLevel })
  @Field(() => LoggingLevel, { description: 'The least severe level that is written to the log.' })
  loggingLevel: LoggingLevel = LoggingLevel.INFO;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether new events of organizers need the approval of an admin.' })
  eventApprovalRequired = false;

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The terms that users accept when they sign up, in paragraphs; empty if there are none.',
  })
  terms = '';

  /** Empty: use the time zone of the server. */
  @Property({ type: 'text' })
  timeZone = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The address of a map, with `{place}` in place of the location; empty to link no map.',
  })
  mapLinkTemplate = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The address (https) of the SMS gateway; empty to send no text messages.',
  })
  smsAddress = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'The request body for the SMS gateway: a form or JSON, with `{to}` and `{text}` for number and text, and ' +
      'optionally `{id}`. Empty: `To={to}&Body={text}`.',
  })
  smsTemplate = '';

  /** Encrypted. The API never returns it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  smsToken: string | null = null;

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
