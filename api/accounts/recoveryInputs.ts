import { Field, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';

@InputType({ description: 'Whose password is forgotten.' })
export class ForgotPasswordInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;
}

@ObjectType({ description: 'What has come of asking for a link.' })
export class ForgotPasswordPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not there is an account with this address.' })
  success!: boolean;
}

@InputType({ description: 'A new password, and the link that allows to set it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The last part of the link that was mailed.' })
  token!: string;

  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; none that many ' +
      'people have, such as Password1!.',
  })
  password!: string;
}
sayProblems('ResetPasswordInput', ({ password }: ResetPasswordInput) => ({
  password: chosenPasswordProblem(password),
}));

@ObjectType({ description: 'A password that was set. It does not sign in.' })
export class ResetPasswordPayload {
  @Field(() => Boolean, {
    description: 'Always true: the link is used up, and all sessions of the account have ended.',
  })
  success!: boolean;
}

@InputType({ description: 'Which address is to be confirmed.' })
export class ResendVerificationInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;
}

@ObjectType({ description: 'What has come of asking for another link.' })
export class ResendVerificationPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not there is an account with an unconfirmed address.' })
  success!: boolean;
}

@InputType({ description: 'The link by which an address is confirmed.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The last part of the link that was mailed.' })
  token!: string;
}

@ObjectType({ description: 'An address that is confirmed. It does not sign in.' })
export class VerifyEmailPayload {
  @Field(() => Boolean, { description: 'Always true: the link is used up.' })
  success!: boolean;
}
