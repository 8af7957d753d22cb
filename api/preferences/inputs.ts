import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import type { Way } from '../core/message.ts';
import { validatePreferences } from './validate.ts';

/** By what messages come, beside the bell. */
export enum MessageWay {
  EMAIL = 'email',
  PUSH = 'push',
  SMS = 'sms',
}

registerEnumType(MessageWay, {
  name: 'MessageWay',
  description: 'By what messages come, beside the notices, which hold everything.',
  valuesConfig: {
    EMAIL: { description: 'By e-mail.' },
    PUSH: { description: 'By push messages.' },
    SMS: { description: 'By text messages.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Whether the viewer wants messages of a kind by a way.' })
export class MessagePreference {
  @Field(() => String, { description: 'What they are about, such as `registrations` or `announcements`.' })
  topic!: string;

  @Field(() => MessageWay, { description: 'By what they come.' })
  way!: Way;

  @Field(() => Boolean, {
    description: 'Whether the viewer wants them by it. They come only while the switch of the way is on as well.',
  })
  wanted!: boolean;

  @Field(() => Boolean, { description: 'Whether there are such messages by this way at all.' })
  viewerCanChoose!: boolean;

  @Field(() => Boolean, { description: 'Whether the switch of the way is on, as `UserSettings.notification` has it.' })
  isWayOn!: boolean;
}

@InputType({ description: 'What is wanted, or not any more.' })
export class MessagePreferenceInput {
  @Field(() => String, { description: 'What the messages are about, a `topic` of `messagePreferences`.' })
  topic!: string;

  @Field(() => MessageWay, { description: 'By what they come.' })
  way!: Way;

  @Field(() => Boolean, { description: 'Whether they are wanted from now on.' })
  wanted!: boolean;
}

@InputType({ description: 'What the viewer chooses; what is left out stays as it is.' })
export class UpdateMessagePreferencesInput {
  @Field(() => [MessagePreferenceInput], {
    description: 'Up to 60, each of another topic or way. They are saved together or not at all.',
  })
  preferences!: MessagePreferenceInput[];
}
sayProblems('UpdateMessagePreferencesInput', validatePreferences);

@ObjectType({ description: 'What the viewer wants after the change.' })
export class UpdateMessagePreferencesPayload {
  @Field(() => [MessagePreference], { description: 'All of it, as `messagePreferences`.' })
  preferences!: MessagePreference[];
}
