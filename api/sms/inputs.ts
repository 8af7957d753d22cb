import { Field, InputType, ObjectType } from 'type-graphql';
import type { Viewer } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { User } from '../accounts/User.ts';
import { UserSettingsView } from '../settings/inputs.ts';
import { phoneCodeProblem, smsProblems, validateUserSettings } from '../settings/validate.ts';

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

@InputType({ description: "The code that was sent to the viewer's phone number." })
export class VerifyPhoneInput {
  @Field(() => String, { description: '6 digits; blanks between them do not matter.' })
  code!: string;
}
sayProblems('VerifyPhoneInput', ({ code }: VerifyPhoneInput) => ({ code: phoneCodeProblem(code) }));

@ObjectType({ simpleResolvers: true, description: "The viewer's settings, with a number to which text messages go." })
export class VerifyPhonePayload {
  @Field(() => UserSettingsView, { description: 'As they are now.' })
  settings!: UserSettingsView;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'A code that is on its way.' })
export class SendPhoneCodePayload {
  @Field(() => Boolean, { description: 'Always true: the code is sent within moments, and the one before is dead.' })
  success!: boolean;
}
