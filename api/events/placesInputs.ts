import { ArgsType, Field, ID, Int } from 'type-graphql';
import { DateTime } from '../core/scalars.ts';

@ArgsType()
export class EventsAtArgs {
  @Field(() => String, { description: 'Where, up to 200 characters; case, accents and blanks make no difference.' })
  location!: string;

  @Field(() => DateTime, { description: 'From when.' })
  from!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until when; left out: only that moment.' })
  until?: Date | null;

  @Field(() => ID, { nullable: true, description: 'An event that is left out, as the one that is edited.' })
  except?: string | null;

  @Field(() => Int, { defaultValue: 3, description: 'How many, 1 to 20.' })
  first!: number;
}
