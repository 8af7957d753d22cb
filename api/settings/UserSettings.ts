import { Embeddable, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** How a person wants the screens to look. */
export enum Theme {
  LIGHT = 'light',
  DARK = 'dark',
  SYSTEM = 'system',
}

registerEnumType(Theme, {
  name: 'Theme',
  description: 'How a person wants the screens to look.',
  valuesConfig: {
    LIGHT: { description: 'Dark on light.' },
    DARK: { description: 'Light on dark.' },
    SYSTEM: { description: 'As the device is set.' },
  },
});

/** The languages that a person can choose. */
export enum Language {
  ENGLISH = 'english',
  KANNADA = 'kannada',
  HINDI = 'hindi',
  SPANISH = 'spanish',
  FRENCH = 'french',
  GERMAN = 'german',
  CHINESE = 'chinese',
}

registerEnumType(Language, {
  name: 'Language',
  description: 'The languages that a person can choose. Texts that one lacks are shown in English.',
  valuesConfig: Object.fromEntries(
    Object.keys(Language).map((name) => [name, { description: `${name[0]}${name.slice(1).toLowerCase()}.` }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'By which ways a person wants to be told of things.' })
export class NotificationSettings {
  @Field(() => Boolean, { description: 'By e-mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'By push messages.' })
  push!: boolean;

  @Field(() => Boolean, { description: 'By text messages.' })
  sms!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What other participants may know of a person.' })
export class PrivacySettings {
  @Field(() => Boolean, {
    description:
      'Whether other participants see name and college on boards and lists. Organizers and admins always do.',
  })
  profileVisible!: boolean;

  @Field(() => Boolean, { description: 'Whether others see at which events the person takes part.' })
  showHistory!: boolean;
}

/** A person's own settings; columns of their account. */
@Embeddable()
export class UserSettings {
  @Property({ type: 'boolean' })
  notifyEmail = true;

  @Property({ type: 'boolean' })
  notifyPush = true;

  @Property({ type: 'boolean' })
  notifySms = false;

  /** As E.164 writes it. */
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** The last number whose code was entered; text messages go to `phone` only while it is this one. */
  @Property({ type: 'text', nullable: true })
  verifiedPhone: string | null = null;

  @Enum({ items: () => Theme })
  theme: Theme = Theme.LIGHT;

  @Enum({ items: () => Language })
  language: Language = Language.ENGLISH;

  @Property({ type: 'boolean' })
  profileVisible = true;

  @Property({ type: 'boolean' })
  showHistory = true;
}
