import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import type { DeliveryChannel } from '../core/messages/message.ts';
import { validatePreferences } from './validate.ts';

/** The channels of messages besides the notices of the bell. */
export enum MessageWay {
  EMAIL = 'email',
  PUSH = 'push',
  SMS = 'sms',
}

registerEnumType(MessageWay, {
  name: 'MessageWay',
  description: 'The channels of messages besides the notices, which contain every message.',
  valuesConfig: {
    EMAIL: { description: 'By e-mail.' },
    PUSH: { description: 'By push messages.' },
    SMS: { description: 'By text messages.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Whether the viewer wants messages of a topic on a channel.' })
export class MessagePreference {
  @Field(() => String, { description: 'The topic, such as `registrations` or `announcements`.' })
  topic!: string;

  @Field(() => MessageWay, { description: 'The channel.' })
  way!: DeliveryChannel;

  @Field(() => Boolean, {
    description: 'Whether the viewer wants these messages. They are sent only if the switch of the channel is on too.',
  })
  wanted!: boolean;

  @Field(() => Boolean, { description: 'Whether the topic has messages on this channel.' })
  viewerCanChoose!: boolean;

  @Field(() => Boolean, { description: 'Whether the switch of the channel in `UserSettings.notification` is on.' })
  isWayOn!: boolean;
}

@InputType({ description: 'A choice for one topic and channel.' })
export class MessagePreferenceInput {
  @Field(() => String, { description: 'A `topic` of `messagePreferences`.' })
  topic!: string;

  @Field(() => MessageWay, { description: 'The channel.' })
  way!: DeliveryChannel;

  @Field(() => Boolean, { description: 'Whether the viewer wants these messages from now on.' })
  wanted!: boolean;
}

@InputType({ description: 'Choices of the viewer; omitted ones stay unchanged.' })
export class UpdateMessagePreferencesInput {
  @Field(() => [MessagePreferenceInput], {
    description: 'At most 60, each for another topic and channel. All are saved, or none.',
  })
  preferences!: MessagePreferenceInput[];
}
registerInputRule('UpdateMessagePreferencesInput', validatePreferences);

@ObjectType({ description: 'The preferences after the change.' })
export class UpdateMessagePreferencesPayload {
  @Field(() => [MessagePreference], { description: 'All preferences, as in `messagePreferences`.' })
  preferences!: MessagePreference[];
}
