import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'The part of a published event that everybody sees.' })
export class PublishedEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => DateTime, { description: 'When it begins.' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; null if unknown.' })
  endsAt!: Date | null;

  @Field(() => String, { description: 'The place.' })
  location!: string;
}
