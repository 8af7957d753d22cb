import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';
import { User } from './User.ts';

@InputType({ description: 'A credential from Google, and the college that Google does not know.' })
export class LoginWithGoogleInput {
  @Field(() => String, { description: 'The credential (ID token) from Google’s button.' })
  idToken!: string;

  @Field(() => String, {
    nullable: true,
    description: 'College or university, up to 150 characters. Only for a new account, after `needCollege`.',
  })
  college?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A person as Google knows them.' })
export class GoogleProfile {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, 2 to 100 characters; the given name if Google knows no other.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Web address (https) of a photo.' })
  photo!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A completed sign-in with Google, or a request for the college of a new account.',
})
export class LoginWithGooglePayload {
  @Field(() => Boolean, {
    description: 'True if there is no account yet: send the same credential again, with the college.',
  })
  needCollege!: boolean;

  @Field(() => GoogleProfile, { nullable: true, description: 'The person as Google knows them.' })
  googleProfile!: GoogleProfile | null;

  @Field(() => String, {
    nullable: true,
    description: 'Send it as `Authorization: Bearer …` with every request. Null while the college is missing.',
  })
  token!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the session ends unless it is used. Each use extends it by the session time-out. Null while the ' +
      'college is missing.',
  })
  expiresAt!: Date | null;

  @Field(() => User, { nullable: true, description: 'The signed-in user; null while the college is missing.' })
  user!: User | null;
}
