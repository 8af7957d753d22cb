import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Event, type EventRow } from './Event.ts';
import { EventFilters } from './listInputs.ts';

/** How many days are read at once: the six weeks that a sheet of a calendar shows. */
export const mostDays = 42;

/** How many events of each day are read. */
export const mostPerDay = 10;

@ArgsType()
export class EventDaysArgs extends EventFilters {
  @Field(() => String, {
    nullable: true,
    description: 'The first day, such as `2026-11-21`, from 2000 to 2100; today where it is left out.',
  })
  from?: string | null;

  @Field(() => Int, { defaultValue: mostDays, description: `How many days, 1 to ${mostDays}.` })
  days!: number;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'The IANA name of the time zone whose calendar counts, such as `Asia/Kolkata`.',
  })
  timeZone!: string;

  @Field(() => Int, { defaultValue: 3, description: `How many events of each day, 0 to ${mostPerDay}.` })
  perDay!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day of a calendar on which events take place.' })
export class EventDay {
  @Field(() => String, { description: 'Such as `2026-11-21`.' })
  day!: string;

  @Field(() => Int, { description: 'How many take place on it. One of several days counts on each of them.' })
  count!: number;

  @Field(() => [Event], { description: 'The first of them, by when they begin.' })
  events!: EventRow[];
}
