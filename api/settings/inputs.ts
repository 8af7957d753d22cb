import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Role } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { LoggingLevel, SystemSettings } from './SystemSettings.ts';
import { Language, NotificationSettings, PrivacySettings, Theme, type UserSettings } from './UserSettings.ts';
import { validateSystemSettings, validateUserSettings } from './validate.ts';

/** As the settings are answered, in the groups of the settings screen. */
@ObjectType('UserSettings', { simpleResolvers: true, description: "A person's own settings." })
export class UserSettingsView {
  constructor(userId: string, { theme, language, ...rest }: UserSettings) {
    this.userId = userId;
    this.notification = { email: rest.notifyEmail, push: rest.notifyPush, sms: rest.notifySms };
    this.phone = rest.phone;
    this.phoneVerified = rest.phone !== null && rest.phone === rest.verifiedPhone;
    this.theme = theme;
    this.language = language;
    this.privacy = { profileVisible: rest.profileVisible, showHistory: rest.showHistory };
  }

  @Field(() => ID, { description: 'Whose they are.' })
  userId: string;

  @Field(() => NotificationSettings, { description: 'By which ways the person wants to be told of things.' })
  notification: NotificationSettings;

  @Field(() => String, {
    nullable: true,
    description: 'The number for text messages, as +919876543210; null: there is none. Only the person sees it.',
  })
  phone: string | null;

  @Field(() => Boolean, {
    description: 'Whether the code that was sent to the number was entered: no text message goes there before.',
  })
  phoneVerified: boolean;

  @Field(() => Theme, { description: 'How the screens look.' })
  theme: Theme;

  @Field(() => Language, { description: 'The language of the screens.' })
  language: Language;

  @Field(() => PrivacySettings, { description: 'What other participants may know.' })
  privacy: PrivacySettings;
}

@InputType({ description: 'Switches that are left out stay as they are.' })
export class NotificationSettingsInput implements Partial<NotificationSettings> {
  @Field(() => Boolean, { nullable: true, description: 'By e-mail.' })
  email?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By push messages.' })
  push?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By text messages.' })
  sms?: boolean;
}

@InputType({ description: 'Switches that are left out stay as they are.' })
export class PrivacySettingsInput implements Partial<PrivacySettings> {
  @Field(() => Boolean, { nullable: true, description: 'See PrivacySettings.' })
  profileVisible?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'See PrivacySettings.' })
  showHistory?: boolean;
}

@InputType({ description: "The viewer's own settings; what is left out stays as it is." })
export class UpdateUserSettingsInput {
  @Field(() => NotificationSettingsInput, { nullable: true, description: 'By which ways to be told of things.' })
  notification?: NotificationSettingsInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The number for text messages, with + and the country code; empty: none. A new one is sent a code, see `verifyPhone`.',
  })
  phone?: string | null;

  @Field(() => Theme, { nullable: true, description: 'How the screens look.' })
  theme?: Theme | null;

  @Field(() => Language, { nullable: true, description: 'The language of the screens.' })
  language?: Language | null;

  @Field(() => PrivacySettingsInput, { nullable: true, description: 'What other participants may know.' })
  privacy?: PrivacySettingsInput | null;
}
sayProblems('UpdateUserSettingsInput', validateUserSettings);

@ObjectType({ simpleResolvers: true, description: 'What a page must know before anybody has signed in.' })
export class PlatformState {
  @Field(() => Boolean, { description: 'Whether people can make accounts for themselves.' })
  registrationOpen!: boolean;

  @Field(() => Boolean, { description: 'Whether everybody but admins is kept out at the moment.' })
  maintenance!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'As whom Google knows us, for its button; null: nobody signs in with Google here.',
  })
  googleClientId!: string | null;

  @Field(() => String, {
    description: 'The terms that people accept with an account, in paragraphs; empty where none are written.',
  })
  terms!: string;

  @Field(() => String, { description: "The college's time zone, an IANA name." })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether text messages can be sent.' })
  smsOffered!: boolean;

  @Field(() => String, { nullable: true, description: 'The version of evm that runs: only for admins, else null.' })
  version!: string | null;
}

@InputType({
  description: 'System settings: what is left out stays as it is. They are saved together or not at all.',
})
export class UpdateSystemSettingsInput {
  @Field(() => Int, { nullable: true, description: 'The largest capacity that an event may be given: 1 to 100,000.' })
  maxUsersPerEvent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many events that are not yet past one organizer may own: 1 to 10,000.',
  })
  maxEventsPerOrganizer?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether people can make accounts for themselves.' })
  enableRegistration?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody but admins is kept out.' })
  maintenanceMode?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a new account must confirm its e-mail address before it signs in.',
  })
  emailVerificationRequired?: boolean | null;

  @Field(() => Role, { nullable: true, description: 'The role of new accounts; admin is refused.' })
  defaultUserRole?: Role | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes for which a session lives on after its last use: 5 to 43,200.',
  })
  sessionTimeout?: number | null;

  @Field(() => Int, { nullable: true, description: 'The largest file that may be uploaded, in MB: 1 to 25.' })
  fileUploadLimit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The extensions of files that may be uploaded, separated by commas.',
  })
  allowedFileTypes?: string | null;

  @Field(() => String, { nullable: true, description: 'The address that mail comes from, or empty.' })
  systemEmailAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'The host that takes outgoing mail, or empty.' })
  smtpServer?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its port.' })
  smtpPort?: number | null;

  @Field(() => String, { nullable: true, description: 'The name to sign in there with, or empty.' })
  smtpUsername?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password to sign in there with; empty leaves it as it is. It is kept encrypted, never read back.',
  })
  smtpPassword?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the dashboards count who comes when.' })
  analyticsEnabled?: boolean | null;

  @Field(() => LoggingLevel, { nullable: true, description: 'From which weight on something is written into the log.' })
  loggingLevel?: LoggingLevel | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether events of organizers wait for the approval of an admin.',
  })
  eventApprovalRequired?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The terms that people accept with an account: up to 10,000 characters. Left out, they stay as they are.',
  })
  terms?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The college's time zone, an IANA name such as Asia/Kolkata; empty: the server's.",
  })
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address (https) at which a map shows a place, with `{place}` once after the host, where its name goes; empty: no map ' +
      'is linked.',
  })
  mapLinkTemplate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address (https) of the gateway that sends text messages, or empty.',
  })
  smsAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is sent, up to 255 characters: a form (`To={to}&Body={text}`) or JSON, with `{to}` and `{text}` once each, and ' +
      '`{id}`, which tells a message that is sent twice.',
  })
  smsTemplate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What it knows us by: `name:password`, or a token alone; empty leaves it as it is. It is kept encrypted, never read back.',
  })
  smsToken?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the settings that were read: when somebody else has saved meanwhile, STALE_EDIT is answered and ' +
      'nothing is overwritten. Left out, the last one to save wins.',
  })
  unchangedSince?: Date | null;
}
sayProblems('UpdateSystemSettingsInput', validateSystemSettings);

@ObjectType({ simpleResolvers: true, description: 'The system settings after the change.' })
export class UpdateSystemSettingsPayload {
  @Field(() => SystemSettings, { description: 'As they are now, in every process.' })
  systemSettings!: SystemSettings;
}
