import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../core/scalars.ts';
import { User } from './User.ts';

@InputType({ description: 'What Google says of a person, and what it does not know.' })
export class LoginWithGoogleInput {
  @Field(() => String, { description: 'The credential that Google’s button has given.' })
  idToken!: string;

  @Field(() => String, {
    nullable: true,
    description: 'College or university, up to 150 characters: for a new account only, after `needCollege`.',
  })
  college?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A person as Google knows them.' })
export class GoogleProfile {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters; the given name where Google knows no other.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Web address (https) of a photo.' })
  photo!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A sign-in with Google that has succeeded, or that still needs the college for a new account.',
})
export class LoginWithGooglePayload {
  @Field(() => Boolean, {
    description: 'Whether there is no account yet: the same credential is to be sent again, with the college.',
  })
  needCollege!: boolean;

  @Field(() => GoogleProfile, { nullable: true, description: 'Who it is, as Google knows them.' })
  googleProfile!: GoogleProfile | null;

  @Field(() => String, {
    nullable: true,
    description: 'To be sent as `Authorization: Bearer …` with every request; null while the college is needed.',
  })
  token!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the session ends unless it is used before; every use moves this on by the session time-out. Null while the ' +
      'college is needed.',
  })
  expiresAt!: Date | null;

  @Field(() => User, { nullable: true, description: 'Who is signed in; null while the college is needed.' })
  user!: User | null;
}
