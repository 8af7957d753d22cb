import { Field, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';

@InputType({ description: 'A request for a link to reset the password.' })
export class ForgotPasswordInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;
}

@ObjectType({ description: 'The result of a request for a reset link.' })
export class ForgotPasswordPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not there is an account with this address.' })
  success!: boolean;
}

@InputType({ description: 'A new password and the token of the reset link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token: the last part of the mailed link.' })
  token!: string;

  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; no ' +
      'common password such as Password1!.',
  })
  password!: string;
}
registerInputRule('ResetPasswordInput', ({ password }: ResetPasswordInput) => ({
  password: chosenPasswordProblem(password),
}));

@ObjectType({ description: 'A new password. Setting it does not sign in.' })
export class ResetPasswordPayload {
  @Field(() => Boolean, {
    description: 'Always true: the link is used up, and all sessions of the account have ended.',
  })
  success!: boolean;
}

@InputType({ description: 'A request for another confirmation link.' })
export class ResendVerificationInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;
}

@ObjectType({ description: 'The result of a request for a confirmation link.' })
export class ResendVerificationPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not there is an account with an unconfirmed address.' })
  success!: boolean;
}

@InputType({ description: 'The token of a confirmation link.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token: the last part of the mailed link.' })
  token!: string;
}

@ObjectType({ description: 'A confirmed address. Confirming does not sign in.' })
export class VerifyEmailPayload {
  @Field(() => Boolean, { description: 'Always true: the link is used up.' })
  success!: boolean;
}
