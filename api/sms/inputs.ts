import { Field, InputType, ObjectType } from 'type-graphql';
import type { Viewer } from '../core/context/context.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { User } from '../accounts/User.ts';
import { UserSettingsView } from '../settings/inputs.ts';
import { phoneCodeProblem, smsProblems, validateUserSettings } from '../settings/validate.ts';
import { problem } from './problemTexts.ts';

@InputType({ description: 'The gateway settings to test, saved or not.' })
export class SendTestSmsInput {
  @Field(() => String, { description: 'The address of the gateway (https).' })
  smsAddress!: string;

  @Field(() => String, {
    description: 'The template of the request body, with `{to}` and `{text}`; empty: `To={to}&Body={text}`.',
  })
  smsTemplate!: string;

  @Field(() => String, {
    description: 'The credentials for the gateway. Empty: the saved ones, which are sent to the saved address only.',
  })
  smsToken!: string;

  @Field(() => String, { description: 'The recipient, with + and the country code.' })
  phone!: string;
}

export const testSmsProblems = (input: SendTestSmsInput) => ({
  ...(!input.smsAddress.trim() && { smsAddress: problem('addressRequired') }),
  ...(!input.phone.trim() && { phone: problem('phoneRequired') }),
  ...smsProblems(input),
  ...validateUserSettings(input),
});
registerInputRule('SendTestSmsInput', testSmsProblems);

@ObjectType({ simpleResolvers: true, description: "The gateway's answer to the test message." })
export class SendTestSmsPayload {
  @Field(() => Boolean, { description: 'Whether the gateway has accepted the message.' })
  accepted!: boolean;

  @Field(() => String, { description: 'The text of the answer, or why there was none.' })
  answer!: string;
}

@InputType({ description: "The code that was sent to the viewer's phone number." })
export class VerifyPhoneInput {
  @Field(() => String, { description: '6 digits; blanks between them do not matter.' })
  code!: string;
}
registerInputRule('VerifyPhoneInput', ({ code }: VerifyPhoneInput) => ({ code: phoneCodeProblem(code) }));

@ObjectType({ simpleResolvers: true, description: "The viewer's settings, now with a verified phone number." })
export class VerifyPhonePayload {
  @Field(() => UserSettingsView, { description: 'The settings as they are now.' })
  settings!: UserSettingsView;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'A code was queued for sending.' })
export class SendPhoneCodePayload {
  @Field(() => Boolean, {
    description: 'Always true: the code is sent within moments, and the previous one is invalid.',
  })
  success!: boolean;
}
