import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A person whom the viewer may invite to help by ID.' })
export class StaffSuggestion {
  @Field(() => ID, { description: 'The ID of the person.' })
  userId!: string;

  @Field(() => String, { description: 'The name of the person.' })
  name!: string;

  @Field(() => String, { description: 'The college of the person.' })
  college!: string;

  @Field(() => String, {
    description: 'The e-mail address of a helper; for people who are only registered, that of their registration.',
  })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the person helps, or helped, at events that the viewer manages.' })
  hasHelped!: boolean;
}
