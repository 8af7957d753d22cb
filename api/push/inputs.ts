import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { type PushWanted, validateEndpoint, validatePush } from './validate.ts';

@InputType({ description: 'A browser as it describes itself (`PushSubscription.toJSON()`).' })
export class SubscribePushInput implements PushWanted {
  @Field(() => String, {
    description: 'Where its push service takes messages for it: an https address of up to 1,000 characters.',
  })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key, in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'The secret that it shares with the sender, in base64url.' })
  auth!: string;
}
sayProblems('SubscribePushInput', validatePush);

@InputType({ description: 'A browser that shall not be told any more.' })
export class UnsubscribePushInput {
  @Field(() => String, { description: 'Where its push service takes messages for it.' })
  endpoint!: string;
}
sayProblems('UnsubscribePushInput', validateEndpoint);

@ObjectType({ description: 'Where the viewer is told by push messages.' })
export class SubscribePushPayload {
  @Field(() => Int, { description: 'In how many browsers, at most 20.' })
  browsers!: number;
}

@ObjectType({ description: 'Where the viewer is still told by push messages.' })
export class UnsubscribePushPayload {
  @Field(() => Int, { description: 'In how many browsers.' })
  browsers!: number;
}
