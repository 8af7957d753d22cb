import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'How many people were checked in by a given time.' })
export class Arrival {
  @Field(() => DateTime, { description: 'The time.' })
  at!: Date;

  @Field(() => Int, { description: 'The number of people.' })
  count!: number;
}
