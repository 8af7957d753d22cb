import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { CalendarFeed, CalendarFeedKind } from './CalendarFeed.ts';
import { type FeedWanted, validateFeed } from './validate.ts';

@InputType({ description: 'A calendar to subscribe to.' })
export class CreateCalendarFeedInput implements FeedWanted {
  @Field(() => CalendarFeedKind, { description: 'What it holds.' })
  kind!: CalendarFeedKind;

  @Field(() => String, {
    nullable: true,
    description: 'The tag, where it is of one: up to 30 characters, in any case.',
  })
  tag?: string | null;
}
sayProblems('CreateCalendarFeedInput', validateFeed);

@ObjectType({ description: 'The calendar that was made, or the one that there was already.' })
export class CreateCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The calendar with its link.' })
  feed!: CalendarFeed;
}

@InputType({ description: "One of the viewer's calendars." })
export class RenewCalendarFeedInput {
  @Field(() => ID, { description: 'The identifier of the calendar.' })
  feedId!: string;
}

@ObjectType({ description: 'The same calendar with a new link.' })
export class RenewCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The calendar with its link.' })
  feed!: CalendarFeed;
}

@InputType({ description: "One of the viewer's calendars." })
export class EndCalendarFeedInput {
  @Field(() => ID, { description: 'The identifier of the calendar.' })
  feedId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A calendar that has ended.' })
export class EndCalendarFeedPayload {
  @Field(() => ID, { description: 'Which one.' })
  endedFeedId!: string;
}
