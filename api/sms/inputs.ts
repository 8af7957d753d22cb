import { Field, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { smsProblems, validateUserSettings } from '../settings/validate.ts';

@InputType({ description: 'A gateway for text messages to try, saved or not.' })
export class SendTestSmsInput {
  @Field(() => String, { description: 'Its address (https).' })
  smsAddress!: string;

  @Field(() => String, { description: 'What it is sent, with `{to}` and `{text}`; empty: `To={to}&Body={text}`.' })
  smsTemplate!: string;

  @Field(() => String, {
    description: 'What it knows us by; empty for what is saved, which is used for the saved address only.',
  })
  smsToken!: string;

  @Field(() => String, { description: 'The number that gets the message, with + and the country code.' })
  phone!: string;
}

export const testSmsProblems = (input: SendTestSmsInput) => ({
  ...(!input.smsAddress.trim() && { smsAddress: 'Address is required' }),
  ...(!input.phone.trim() && { phone: 'Phone number is required' }),
  ...smsProblems(input),
  ...validateUserSettings(input),
});
sayProblems('SendTestSmsInput', testSmsProblems);

@ObjectType({ simpleResolvers: true, description: 'What the gateway said to the test message.' })
export class SendTestSmsPayload {
  @Field(() => Boolean, { description: 'Whether it has taken the message.' })
  accepted!: boolean;

  @Field(() => String, { description: 'Its own answer, or why there was none.' })
  answer!: string;
}
