import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Viewer } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import { SessionPayload } from './inputs.ts';
import { User } from './User.ts';
import { type PasswordChange, validatePasswordChange } from './validate.ts';

@ObjectType({ simpleResolvers: true, description: 'A place where a person is signed in. Only they see it.' })
export class UserSession {
  @Field(() => ID, { description: 'The identifier of the session; it opens nothing.' })
  id!: string;

  @Field(() => String, {
    description: 'Browser and system, such as "Chrome on Windows"; "Unknown device" where they do not say.',
  })
  device!: string;

  @Field(() => String, { description: 'The network address that signed in; empty where it is not known.' })
  address!: string;

  @Field(() => DateTime, { description: 'When they signed in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@InputType({ description: "The viewer's password and the one that takes its place." })
export class ChangePasswordInput implements PasswordChange {
  @Field(() => String, { description: 'The password as it is now.' })
  currentPassword!: string;

  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; none that many ' +
      'people have, such as Password1!.',
  })
  newPassword!: string;
}
sayProblems('ChangePasswordInput', (change: ChangePasswordInput) =>
  validatePasswordChange(change, chosenPasswordProblem),
);

@ObjectType({ description: 'The fresh session after a change of password; all others have ended.' })
export class ChangePasswordPayload extends SessionPayload {}

@InputType({ description: "One of the viewer's sessions." })
export class EndSessionInput {
  @Field(() => ID, { description: 'The identifier of the session.' })
  sessionId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A session that has ended.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'Which one.' })
  endedSessionId!: string;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'The end of all sessions of the viewer.' })
export class LogoutEverywherePayload {
  @Field(() => Boolean, { description: 'Always true: every token is refused from now on, that of this request too.' })
  success!: boolean;
}
