import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../core/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'How many people had come to an event by some time.' })
export class Arrival {
  @Field(() => DateTime, { description: 'By when.' })
  at!: Date;

  @Field(() => Int, { description: 'How many people.' })
  count!: number;
}
