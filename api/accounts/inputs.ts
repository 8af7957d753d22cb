import { ArgsType, type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf, type Page } from '../core/connection.ts';
import { Role, type Viewer } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { UserSettingsView } from '../settings/inputs.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import { User } from './User.ts';
import { type SignIn, type SignUp, validateLogin, validateProfile, validateSignUp } from './validate.ts';

@InputType({ description: 'Who gets an account.' })
export class PersonInput {
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address; one account each, in any case of letters.' })
  email!: string;

  @Field(() => String, { description: 'College or university, up to 150 characters.' })
  college!: string;
}

@InputType({ description: 'What a new account is made of.' })
export class RegisterInput extends PersonInput implements SignUp {
  @Field(() => String, {
    description:
      '8 to 128 characters with an uppercase letter, a lowercase letter, a digit and one of @$!%*?&; none that many ' +
      'people have, such as Password1!.',
  })
  password!: string;
}
sayProblems('RegisterInput', (person: RegisterInput) => validateSignUp(person, chosenPasswordProblem));

@InputType({ description: 'What a person signs in with.' })
export class LoginInput implements SignIn {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The mark that the last sign-in on this device answered, if it has one. Another one is taken for none.',
  })
  device?: string | null;
}
sayProblems('LoginInput', validateLogin);

@InputType({ description: 'What a person may change about themself.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'College or university, up to 150 characters.' })
  college!: string;

  @Field(() => String, { nullable: true, description: 'May be sent along, but cannot be changed.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Web address (https) of a photo, or the `url` that POST /api/uploads?for=profile has answered; null removes it, ' +
      'left out it stays.',
  })
  photo?: string | null;
}
sayProblems('UpdateProfileInput', validateProfile);

@InputType({ description: 'A person and the role to give them.' })
export class UpdateUserRoleInput {
  @Field(() => ID, { description: 'Whose role.' })
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

  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

export const UserConnection = connectionOf(User, 'User', 'people') as unknown as ClassType<Page<Viewer>>;

@ObjectType({ description: 'The account that was made. Registering does not sign in.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account.' })
  user!: User;
}

@ObjectType({ description: 'A session and the token that names it.' })
export class SessionPayload {
  @Field(() => String, { description: 'To be sent as `Authorization: Bearer …` with every request.' })
  token!: string;

  @Field(() => DateTime, {
    description: 'When the session ends unless it is used before; every use moves this on by the session time-out.',
  })
  expiresAt!: Date;

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;
}

@ObjectType({ description: 'A sign-in that succeeded.' })
export class LoginPayload extends SessionPayload {
  @Field(() => String, {
    description:
      'A mark of this device, to be kept there and sent along with the next sign-in to this account: then wrong passwords of ' +
      'others do not keep anybody out here. It opens nothing.',
  })
  device!: string;
}

@ObjectType({ description: 'The session that goes on, under a fresh token.' })
export class RenewSessionPayload extends SessionPayload {}

@ObjectType({ description: 'A session that has ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true: the token is refused from now on.' })
  success!: boolean;
}

@ObjectType({ description: 'A changed profile.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The person as they are now.' })
  user!: User;
}

@ObjectType({ simpleResolvers: true, description: "The viewer's settings after the change." })
export class UpdateUserSettingsPayload {
  @Field(() => UserSettingsView, { description: 'As they are now.' })
  settings!: UserSettingsView;

  @Field(() => User, { description: 'The viewer.' })
  user!: Viewer;
}

@ObjectType({ description: 'A changed role.' })
export class UpdateUserRolePayload {
  @Field(() => User, { description: 'The person with the new role; all their sessions have ended.' })
  user!: User;
}
