import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { MessagePreferenceInput } from '../preferences/inputs.ts';
import { validatePreferences } from '../preferences/validate.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { SettingChanges, SystemSettings } from './SystemSettings.ts';
import { Language, NotificationSettings, PrivacySettings, Theme, type UserSettings } from './UserSettings.ts';
import { validateSystemSettings, validateUserSettings } from './validate.ts';

/** The settings as the API returns them, grouped as on the settings screen. */
@ObjectType('UserSettings', { simpleResolvers: true, description: "A person's own settings." })
export class UserSettingsView {
  constructor(userId: string, { theme, language, ...rest }: UserSettings) {
    this.userId = userId;
    this.notification = { email: rest.notifyEmail, push: rest.notifyPush, sms: rest.notifySms };
    this.phone = rest.phone;
    this.phoneVerified = rest.phone !== null && rest.phone === rest.verifiedPhone;
    this.theme = theme;
    // earlier releases recorded no choice
    this.themeChosen = rest.themeChosen || theme !== Theme.LIGHT;
    this.language = language;
    this.timeZone = rest.timeZone;
    this.privacy = { profileVisible: rest.profileVisible, showHistory: rest.showHistory };
  }

  @Field(() => ID, { description: 'The person whom the settings belong to.' })
  userId: string;

  @Field(() => NotificationSettings, { description: 'The notification channels of the person.' })
  notification: NotificationSettings;

  @Field(() => String, {
    nullable: true,
    description:
      'The phone number for text messages, such as +919876543210; null if there is none. Visible to the person only.',
  })
  phone: string | null;

  @Field(() => Boolean, {
    description: 'Whether the phone number is verified. Unverified numbers get no text messages.',
  })
  phoneVerified: boolean;

  @Field(() => Theme, { description: 'The color scheme of the user interface.' })
  theme: Theme;

  @Field(() => Boolean, {
    description: 'Whether the person has chosen the theme. If false, devices keep their own theme.',
  })
  themeChosen: boolean;

  @Field(() => Language, { description: 'The language of the user interface.' })
  language: Language;

  @Field(() => String, {
    description:
      'The IANA time zone of notices and messages to the person, such as Asia/Kolkata; empty: that of the college. The web ' +
      'client sets it to the zone of the device.',
  })
  timeZone: string;

  @Field(() => PrivacySettings, { description: 'What other participants can see.' })
  privacy: PrivacySettings;
}

@InputType({ description: 'Notification channels; omitted ones stay unchanged.' })
export class NotificationSettingsInput implements Partial<NotificationSettings> {
  @Field(() => Boolean, { nullable: true, description: 'By e-mail.' })
  email?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By push messages.' })
  push?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By text messages.' })
  sms?: boolean;
}

@InputType({ description: 'Privacy settings; omitted ones stay unchanged.' })
export class PrivacySettingsInput implements Partial<PrivacySettings> {
  @Field(() => Boolean, { nullable: true, description: 'See PrivacySettings.' })
  profileVisible?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'See PrivacySettings.' })
  showHistory?: boolean;
}

@InputType({ description: "Changes of the viewer's own settings; omitted fields stay unchanged." })
export class UpdateUserSettingsInput {
  @Field(() => NotificationSettingsInput, {
    nullable: true,
    description: 'The notification channels to use.',
  })
  notification?: NotificationSettingsInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The phone number for text messages, with + and the country code; empty to remove it. A new number gets a ' +
      'code, see `verifyPhone`.',
  })
  phone?: string | null;

  @Field(() => Theme, { nullable: true, description: 'The color scheme of the user interface.' })
  theme?: Theme | null;

  @Field(() => Language, { nullable: true, description: 'The language of the user interface.' })
  language?: Language | null;

  @Field(() => String, {
    nullable: true,
    description: 'The IANA time zone of notices and messages, such as Asia/Kolkata; empty: that of the college.',
  })
  timeZone?: string | null;

  @Field(() => PrivacySettingsInput, { nullable: true, description: 'What other participants can see.' })
  privacy?: PrivacySettingsInput | null;

  @Field(() => [MessagePreferenceInput], {
    nullable: true,
    description: 'Choices as in `updateMessagePreferences`, at most 60. All settings are saved, or none.',
  })
  messagePreferences?: MessagePreferenceInput[] | null;
}
registerInputRule('UpdateUserSettingsInput', ({ messagePreferences, ...input }: UpdateUserSettingsInput) => {
  const { preferences } = validatePreferences({ preferences: messagePreferences ?? [] });
  return { ...validateUserSettings(input), ...(preferences && { messagePreferences: preferences }) };
});

@ObjectType({ simpleResolvers: true, description: 'The state of the platform that pages need before sign-in.' })
export class PlatformState {
  @Field(() => Boolean, { description: 'Whether visitors can create accounts.' })
  registrationOpen!: boolean;

  @Field(() => Boolean, { description: 'Whether only admins have access at the moment.' })
  maintenance!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The OAuth client ID for the Google button; null if sign-in with Google is not set up.',
  })
  googleClientId!: string | null;

  @Field(() => String, {
    description: 'The terms that users accept when they sign up, in paragraphs; empty if there are none.',
  })
  terms!: string;

  @Field(() => String, { description: "The college's time zone, an IANA name." })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether text messages can be sent.' })
  smsOffered!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The running version of evm; null unless the viewer is an admin.',
  })
  version!: string | null;
}

@InputType({
  description: 'Changes of system settings; omitted fields stay unchanged. All changes are saved, or none.',
})
export class UpdateSystemSettingsInput extends SettingChanges {
  @Field(() => DateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the settings that the client has read. If the settings have changed since, the mutation ' +
      'fails with STALE_EDIT and saves nothing. If omitted, the last write wins.',
  })
  unchangedSince?: Date | null;
}
registerInputRule('UpdateSystemSettingsInput', validateSystemSettings);

@ObjectType({ simpleResolvers: true, description: 'The system settings after the change.' })
export class UpdateSystemSettingsPayload {
  @Field(() => SystemSettings, { description: 'The settings that now apply in every process.' })
  systemSettings!: SystemSettings;
}
