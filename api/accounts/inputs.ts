import { ArgsType, type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf, type Page } from '../core/pages/connection.ts';
import { Role, type Viewer } from '../core/context/context.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { onlyProblems } from '../core/validation/validate.ts';
import { UserSettingsView } from '../settings/inputs.ts';
import { longestProof } from './addressProof.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import { problem } from './problemTexts.ts';
import { User } from './User.ts';
import { type SignIn, type SignUp, validateLogin, validateProfile, validateSignUp } from './validate.ts';

@InputType({ description: 'A person who gets an account.' })
export class PersonInput {
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address, regardless of case; one account per address.' })
  email!: string;

  @Field(() => String, { description: 'College or university, up to 150 characters.' })
  college!: string;
}

@InputType({ description: 'The details of a new account.' })
export class RegisterInput extends PersonInput implements SignUp {
  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; no ' +
      'common password such as Password1!.',
  })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `proof` of a mailed invitation: confirms this address. An invalid one is ignored.',
  })
  proof?: string | null;
}

export const validateRegistration = ({ proof, ...person }: RegisterInput) =>
  onlyProblems({
    ...validateSignUp(person, chosenPasswordProblem),
    proof: (proof?.length ?? 0) > longestProof ? problem('proofTooLong', { most: longestProof }) : undefined,
  });
registerInputRule('RegisterInput', validateRegistration);

@InputType({ description: 'Credentials to sign in.' })
export class LoginInput implements SignIn {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `device` value of the last sign-in on this device, if any. An unknown value is ignored.',
  })
  device?: string | null;
}
registerInputRule('LoginInput', validateLogin);

@InputType({ description: 'The fields of a profile that users may change.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'College or university, up to 150 characters.' })
  college!: string;

  @Field(() => String, { nullable: true, description: 'May be sent, but cannot be changed.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Web address (https) of a photo, or the `url` from POST /api/uploads?for=profile. Null removes the ' +
      'photo; if omitted, it stays.',
  })
  photo?: string | null;
}
registerInputRule('UpdateProfileInput', validateProfile);

@InputType({ description: 'A user and their new role.' })
export class UpdateUserRoleInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string;

  @Field(() => Role, { description: 'The new role.' })
  role!: Role;
}

@ArgsType()
export class UsersArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in full name or e-mail; case and accents do not matter.',
  })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only people of this role.' })
  role?: Role | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only people of this college; case, accents and blanks do not matter.',
  })
  college?: string | null;

  @Field(() => Int, { defaultValue: 20, description: 'Page size, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

export const UserConnection = connectionOf(User, 'User', 'people') as unknown as ClassType<Page<Viewer>>;

@ObjectType({ description: 'The new account. Registering does not sign in.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account.' })
  user!: User;
}

@ObjectType({ description: 'A session and the token that names it.' })
export class SessionPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …` with every request.' })
  token!: string;

  @Field(() => DateTime, {
    description: 'When the session ends unless it is used. Each use extends it by the session time-out.',
  })
  expiresAt!: Date;

  @Field(() => User, { description: 'The signed-in user.' })
  user!: User;
}

@ObjectType({ description: 'A completed sign-in.' })
export class LoginPayload extends SessionPayload {
  @Field(() => String, {
    description:
      'Identifies this device. Store it and send it with the next sign-in to this account: wrong passwords ' +
      'from elsewhere then do not lock this device out. It grants no access.',
  })
  device!: string;
}

@ObjectType({ description: 'The same session under a new token.' })
export class RenewSessionPayload extends SessionPayload {}

@ObjectType({ description: 'A session that has ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true: the token is refused from now on.' })
  success!: boolean;
}

@ObjectType({ description: 'A changed profile.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The updated user.' })
  user!: User;
}

@ObjectType({ simpleResolvers: true, description: "The viewer's settings after the change." })
export class UpdateUserSettingsPayload {
  @Field(() => UserSettingsView, { description: 'The updated settings.' })
  settings!: UserSettingsView;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'A changed role.' })
export class UpdateUserRolePayload {
  @Field(() => User, { description: 'The user with the new role; all their sessions have ended.' })
  user!: User;
}
