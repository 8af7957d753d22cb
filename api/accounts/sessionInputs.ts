import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Viewer } from '../core/context/context.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import { SessionPayload } from './inputs.ts';
import { User } from './User.ts';
import { type PasswordChange, validatePasswordChange } from './validate.ts';

@ObjectType({ simpleResolvers: true, description: 'A session of a user. Only the user sees it.' })
export class UserSession {
  @Field(() => ID, { description: 'The identifier of the session; it grants no access.' })
  id!: string;

  @Field(() => String, {
    description: 'Browser and system, such as "Chrome on Windows"; "Unknown device" if the client does not say.',
  })
  device!: string;

  @Field(() => String, { description: 'The network address at sign-in; empty if unknown.' })
  address!: string;

  @Field(() => DateTime, { description: 'When the user signed in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date;

  @Field(() => Int, {
    description: 'In how many seconds the session ends if it is not used again. Each request uses it.',
  })
  secondsLeft!: number;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@InputType({ description: "The viewer's current password and the new one." })
export class ChangePasswordInput implements PasswordChange {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; no ' +
      'common password such as Password1!.',
  })
  newPassword!: string;
}
registerInputRule('ChangePasswordInput', (change: ChangePasswordInput) =>
  validatePasswordChange(change, chosenPasswordProblem),
);

@ObjectType({ description: 'The new session after a password change; all others have ended.' })
export class ChangePasswordPayload extends SessionPayload {}

@InputType({ description: "One of the viewer's sessions." })
export class EndSessionInput {
  @Field(() => ID, { description: 'The identifier of the session.' })
  sessionId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A session that has ended.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'The session that has ended.' })
  endedSessionId!: string;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'All sessions of the viewer have ended.' })
export class LogoutEverywherePayload {
  @Field(() => Boolean, {
    description: 'Always true: every token is refused from now on, including that of this request.',
  })
  success!: boolean;
}
