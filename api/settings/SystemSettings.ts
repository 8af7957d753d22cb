import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../core/context.ts';
import { statement } from '../core/rows.ts';
import { DateTime } from '../core/scalars.ts';

/** From which weight on something is written into the log. */
export enum LoggingLevel {
  ERROR = 'error',
  WARN = 'warn',
  INFO = 'info',
  DEBUG = 'debug',
}

registerEnumType(LoggingLevel, {
  name: 'LoggingLevel',
  description: 'From which weight on something is written into the log.',
  valuesConfig: {
    ERROR: { description: 'Only what has failed.' },
    WARN: { description: 'Also what looks wrong.' },
    INFO: { description: 'Also sign-ins and what admins change.' },
    DEBUG: { description: 'Also every request, with its time; never what is in it.' },
  },
});

/** The one row of settings that hold for the whole platform. */
@Entity({ tableName: 'system_settings' })
@ObjectType({
  simpleResolvers: true,
  description: 'What holds for the whole platform. Seen and changed by admins only.',
})
export class SystemSettings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The largest capacity that an event may be given.' })
  maxUsersPerEvent = 100;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many events that are not yet past one organizer may own.' })
  maxEventsPerOrganizer = 10;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether people can make accounts for themselves.' })
  enableRegistration = true;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether everybody but admins is kept out.' })
  maintenanceMode = false;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether a new account must confirm its e-mail address before it signs in.' })
  emailVerificationRequired = true;

  @Enum({ items: () => Role })
  @Field(() => Role, { description: 'The role of new accounts; never admin.' })
  defaultUserRole: Role = Role.PARTICIPANT;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Minutes for which a session lives on after its last use.' })
  sessionTimeout = 60;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The largest file that may be uploaded, in MB.' })
  fileUploadLimit = 5;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The extensions of files that may be uploaded, separated by commas.' })
  allowedFileTypes = '.jpg,.png,.pdf,.doc,.docx';

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The address that mail comes from; empty where none is set.' })
  systemEmailAddress = '';

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The host that takes outgoing mail; empty where none is set.' })
  smtpServer = '';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Its port.' })
  smtpPort = 587;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name to sign in there with; empty to send without signing in.' })
  smtpUsername = '';

  /** Sealed (core/seal.ts); it is written, never read back. */
  @Property({ type: 'text', nullable: true, lazy: true })
  smtpPassword: string | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the dashboards count who comes when.' })
  analyticsEnabled = true;

  @Enum({ items: () => LoggingLevel })
  @Field(() => LoggingLevel, { description: 'From which weight on something is written into the log.' })
  loggingLevel: LoggingLevel = LoggingLevel.INFO;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether events of organizers wait for the approval of an admin.' })
  eventApprovalRequired = false;

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The terms that people accept with an account, in paragraphs; empty where none are written.',
  })
  terms = '';

  /** As it was chosen: empty for the server's. */
  @Property({ type: 'text' })
  timeZone = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'The address at which a map shows a place, with `{place}` where its name goes; empty: no map is linked.',
  })
  mapLinkTemplate = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The address (https) of the gateway that sends text messages; empty: none are sent.',
  })
  smsAddress = '';

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'What it is sent: a form or JSON, with `{to}` and `{text}` where number and text go, and `{id}` if wanted; empty: `To={to}&Body={text}`.',
  })
  smsTemplate = '';

  /** Sealed; it is written, never read back. */
  @Property({ type: 'text', nullable: true, lazy: true })
  smsToken: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When they were last saved.' })
  updatedAt: Date = new Date();

  @Field(() => Boolean, {
    description:
      'Whether there is a mail server. While there is none, no message is sent and no e-mail address is verified.',
  })
  get mailIsSent(): boolean {
    return this.smtpServer !== '';
  }
}

/** The limits that event rules and the event form need. */
export const readEventSettings = statement<Pick<SystemSettings, 'maxUsersPerEvent' | 'maxEventsPerOrganizer'>>(
  'settings-of-events',
  `SELECT max_users_per_event AS "maxUsersPerEvent", max_events_per_organizer AS "maxEventsPerOrganizer"
     FROM system_settings`,
);
