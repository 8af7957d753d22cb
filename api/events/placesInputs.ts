import { ArgsType, Field, ID, Int } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';

@ArgsType()
export class EventsAtArgs {
  @Field(() => String, { description: 'The place, up to 200 characters; case, accents and spaces do not matter.' })
  location!: string;

  @Field(() => DateTime, { description: 'The start of the time.' })
  from!: Date;

  @Field(() => DateTime, { nullable: true, description: 'The end of the time; by default, only the moment `from`.' })
  until?: Date | null;

  @Field(() => ID, { nullable: true, description: 'An event to leave out, such as the one being edited.' })
  except?: string | null;

  @Field(() => Int, { defaultValue: 3, description: 'How many, 1 to 20.' })
  first!: number;
}
