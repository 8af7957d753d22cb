import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Event, type EventRow } from './Event.ts';
import { EventFilters } from './listInputs.ts';

/** The most days per request: the six weeks of a month's sheet. */
export const mostDays = 42;

/** The most events per day. */
export const mostPerDay = 10;

@ArgsType()
export class EventDaysArgs extends EventFilters {
  @Field(() => String, {
    nullable: true,
    description: 'The first day, such as `2026-11-21`, from 2000 to 2100; by default, today.',
  })
  from?: string | null;

  @Field(() => Int, { defaultValue: mostDays, description: `How many days, 1 to ${mostDays}.` })
  days!: number;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'The IANA name of the time zone that defines the days, such as `Asia/Kolkata`.',
  })
  timeZone!: string;

  @Field(() => Int, { defaultValue: 3, description: `How many events of each day, 0 to ${mostPerDay}.` })
  perDay!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day with events.' })
export class EventDay {
  @Field(() => String, { description: 'The day, such as `2026-11-21`.' })
  day!: string;

  @Field(() => Int, {
    description: 'How many events take place on it. An event of several days counts on each of them.',
  })
  count!: number;

  @Field(() => [Event], { description: 'The first events of the day, by start.' })
  events!: EventRow[];
}
