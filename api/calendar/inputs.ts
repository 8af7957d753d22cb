import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { CalendarFeed, CalendarFeedKind } from './CalendarFeed.ts';
import { type FeedFields, validateFeed } from './validate.ts';

@InputType({ description: 'The calendar feed to create.' })
export class CreateCalendarFeedInput implements FeedFields {
  @Field(() => CalendarFeedKind, { description: 'The contents of the feed.' })
  kind!: CalendarFeedKind;

  @Field(() => String, {
    nullable: true,
    description: 'The tag if the kind is TAG: at most 30 characters, in any case.',
  })
  tag?: string | null;
}
registerInputRule('CreateCalendarFeedInput', validateFeed);

@ObjectType({ description: 'The created feed, or the existing one.' })
export class CreateCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The feed with its link.' })
  feed!: CalendarFeed;
}

@InputType({ description: "One of the viewer's feeds." })
export class RenewCalendarFeedInput {
  @Field(() => ID, { description: 'The ID of the feed.' })
  feedId!: string;
}

@ObjectType({ description: 'The feed with its new link.' })
export class RenewCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The feed with its link.' })
  feed!: CalendarFeed;
}

@InputType({ description: "One of the viewer's feeds." })
export class EndCalendarFeedInput {
  @Field(() => ID, { description: 'The ID of the feed.' })
  feedId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of ending a feed.' })
export class EndCalendarFeedPayload {
  @Field(() => ID, { description: 'The ID of the ended feed.' })
  endedFeedId!: string;
}
