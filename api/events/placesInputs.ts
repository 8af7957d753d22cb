import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from './Event.ts';

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

@ObjectType({ simpleResolvers: true, description: 'A place with events now or in the next 6 hours.' })
export class PlaceNow {
  @Field(() => String, { description: 'The place, as its first event spells it.' })
  place!: string;

  @Field(() => [Event], { description: 'The events that go on there now, by start, up to 3.' })
  events!: EventRow[];

  @Field(() => Event, {
    nullable: true,
    description: 'The event that begins there next, within 6 hours; null if none does.',
  })
  next!: EventRow | null;
}
