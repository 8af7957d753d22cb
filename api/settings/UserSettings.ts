import { Embeddable, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** The color scheme of the user interface. */
export enum Theme {
  LIGHT = 'light',
  DARK = 'dark',
  SYSTEM = 'system',
}

registerEnumType(Theme, {
  name: 'Theme',
  description: 'The color scheme of the user interface.',
  valuesConfig: {
    LIGHT: { description: 'Dark text on a light background.' },
    DARK: { description: 'Light text on a dark background.' },
    SYSTEM: { description: 'As the device prefers.' },
  },
});

/** The languages of the user interface. */
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
  description: 'The languages of the user interface, letters and notices.',
  valuesConfig: Object.fromEntries(
    Object.keys(Language).map((name) => [name, { description: `${name[0]}${name.slice(1).toLowerCase()}.` }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'The notification channels of a person.' })
export class NotificationSettings {
  @Field(() => Boolean, { description: 'By e-mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'By push messages.' })
  push!: boolean;

  @Field(() => Boolean, { description: 'By text messages.' })
  sms!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What other participants can see of a person.' })
export class PrivacySettings {
  @Field(() => Boolean, {
    description:
      "Whether other participants see the person's name and college on boards and lists. Organizers and admins " +
      'always do.',
  })
  profileVisible!: boolean;

  @Field(() => Boolean, { description: 'Whether other participants see which events the person attends.' })
  showHistory!: boolean;
}

/** A person's own settings, embedded in their account row. */
@Embeddable()
export class UserSettings {
  @Property({ type: 'boolean' })
  notifyEmail = true;

  @Property({ type: 'boolean' })
  notifyPush = true;

  @Property({ type: 'boolean' })
  notifySms = false;

  /** In E.164 format. */
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** The last verified number. Text messages are only sent if it equals `phone`. */
  @Property({ type: 'text', nullable: true })
  verifiedPhone: string | null = null;

  @Enum({ items: () => Theme })
  theme: Theme = Theme.LIGHT;

  @Property({ type: 'boolean' })
  themeChosen = false;

  @Enum({ items: () => Language })
  language: Language = Language.ENGLISH;

  /** The time zone of the device that was last used; empty: that of the college. */
  @Property({ type: 'text' })
  timeZone = '';

  @Property({ type: 'boolean' })
  profileVisible = true;

  @Property({ type: 'boolean' })
  showHistory = true;
}
