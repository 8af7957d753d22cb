import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { type PushSubscriptionFields, validateEndpoint, validatePush } from './validate.ts';

@InputType({ description: 'The subscription of a browser (`PushSubscription.toJSON()`).' })
export class SubscribePushInput implements PushSubscriptionFields {
  @Field(() => String, {
    description: 'The address of the browser at its push service: https, up to 1,000 characters.',
  })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key, in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'The secret that it shares with the sender, in base64url.' })
  auth!: string;
}
registerInputRule('SubscribePushInput', validatePush);

@InputType({ description: 'The browser to unsubscribe.' })
export class UnsubscribePushInput {
  @Field(() => String, { description: 'The address of the browser at its push service.' })
  endpoint!: string;
}
registerInputRule('UnsubscribePushInput', validateEndpoint);

@ObjectType({ description: 'The push subscriptions of the viewer.' })
export class SubscribePushPayload {
  @Field(() => Int, { description: 'The number of subscribed browsers, at most 20.' })
  browsers!: number;
}

@ObjectType({ description: 'The remaining push subscriptions of the viewer.' })
export class UnsubscribePushPayload {
  @Field(() => Int, { description: 'The number of browsers that are still subscribed.' })
  browsers!: number;
}
