import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import type { Viewer } from '../core/context.ts';
import { afterText, connectionOf } from '../core/connection.ts';
import { sayProblems } from '../core/inputRules.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, EventApproval, type EventRow } from './Event.ts';
import { defaultCapacity, reasonProblem, validateEvent } from './validate.ts';

/** Which part of the calendar a list shows. */
export enum EventFilter {
  ALL = 'all',
  UPCOMING = 'upcoming',
  PAST = 'past',
}

registerEnumType(EventFilter, {
  name: 'EventFilter',
  description: 'Which part of the calendar a list shows.',
  valuesConfig: {
    ALL: { description: 'Events to come, the next one first; then past ones, the latest first.' },
    UPCOMING: { description: 'Events that begin now or later, the next one first.' },
    PAST: { description: 'Events that have begun, the latest first.' },
  },
});

/** Where an event stands on the viewer's calendar. */
export enum EventStatusName {
  COMPLETED = 'COMPLETED',
  ACTIVE = 'ACTIVE',
  UPCOMING = 'UPCOMING',
}

registerEnumType(EventStatusName, {
  name: 'EventStatus',
  description: "Where an event stands on the viewer's calendar.",
  valuesConfig: {
    COMPLETED: { description: 'Before today.' },
    ACTIVE: { description: 'Today.' },
    UPCOMING: { description: 'After today.' },
  },
});

@ArgsType()
export class EventsArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;

  @Field(() => EventFilter, { defaultValue: EventFilter.ALL, description: 'Which part of the calendar.' })
  filter!: EventFilter;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, description, location or tags; case and accents do not matter.',
  })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags that an event must all have, in any case of letters.' })
  tags?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only this person's events; with the viewer's own id also those that the lists hide.",
  })
  organizer?: string | null;

  @Field(() => EventApproval, {
    nullable: true,
    description:
      'Only events in this state; those that are pending or rejected are seen by their creators and admins only.',
  })
  approval?: EventApproval | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this moment or later.' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this moment or earlier.' })
  endDate?: Date | null;
}

export const EventConnection = connectionOf(Event, 'Event', 'events');

@InputType({ description: 'What a new event is made of.' })
export class CreateEventInput {
  @Field(() => String, { description: 'Up to 200 characters. The lists hide titles with "sample" or "test" in them.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;

  @Field(() => DateTime, { description: 'When it begins; between the years 2000 and 2100.' })
  date!: Date;

  @Field(() => String, { description: 'Where it takes place, up to 200 characters.' })
  location!: string;

  @Field(() => Int, { defaultValue: defaultCapacity, description: 'Seats: 1 to `eventLimits.maxCapacity`.' })
  capacity!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Up to 10 tags of up to 30 characters; trimmed, blanks and doubles are dropped.',
  })
  tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Web address (https) of a picture, or the `url` that POST /api/uploads?for=event has answered.',
  })
  image?: string | null;
}
sayProblems('CreateEventInput', validateEvent);

@InputType({ description: 'Changes to an event: a field that is left out stays as it is.' })
export class UpdateEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited: where the event has changed since, STALE_EDIT. Without it the last edit wins.',
  })
  version?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Instead of `version`: the `updatedAt` of the event that was read. Where it has been edited since, STALE_EDIT. It is ' +
      'never written.',
  })
  updatedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'See CreateEventInput.' })
  date?: Date | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  location?: string | null;

  @Field(() => Int, { nullable: true, description: 'See CreateEventInput; never below the seats that are taken.' })
  capacity?: number | null;

  @Field(() => [String], { nullable: true, description: 'See CreateEventInput; replaces all tags.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput; null removes the picture.' })
  image?: string | null;
}
sayProblems('UpdateEventInput', validateEvent);

@InputType({ description: 'The event to delete.' })
export class DeleteEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@ObjectType({ description: 'The event that was created.' })
export class CreateEventPayload {
  @Field(() => Event, { description: 'The new event.' })
  event!: EventRow;
}

@ObjectType({ description: 'The event that was edited.' })
export class UpdateEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ description: 'What was deleted.' })
export class DeleteEventPayload {
  @Field(() => ID, { description: 'The id that the event had.' })
  deletedEventId!: string;
}

@ObjectType({ description: 'Limits that the admins have set.' })
export class EventLimits {
  @Field(() => Int, { description: 'The largest capacity that an event may be given.' })
  maxCapacity!: number;

  @Field(() => Int, { description: 'How many events that are not yet past one organizer may own.' })
  maxUpcomingEvents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the first screen shows.' })
export class Home {
  @Field(() => User, { description: 'The signed-in person.' })
  viewer!: Viewer;

  @Field(() => [Event], { description: 'The three events that begin next.' })
  upcomingEvents!: EventRow[];
}

@InputType({ description: 'An event that everybody may see from now on.' })
export class ApproveEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'An event that is turned down.' })
export class RejectEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { description: 'Why, up to 500 characters; its creator reads it.' })
  reason!: string;
}
sayProblems('RejectEventInput', ({ reason }: RejectEventInput) => ({ reason: reasonProblem(reason) }));

@ObjectType({ simpleResolvers: true, description: 'The event that was approved.' })
export class ApproveEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The event that was turned down.' })
export class RejectEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An event that has come to wait for a decision, or was decided upon.',
})
export class EventApprovalUpdated {
  constructor(event: EventRow) {
    this.event = event;
  }

  @Field(() => Event, { description: 'The event as it is now.' })
  event: EventRow;
}

export const EventApprovalChange = createUnionType({
  name: 'EventApprovalChange',
  description: 'What has happened to the approval of events.',
  types: () => [EventApprovalUpdated, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type EventApprovalChangeRow = EventApprovalUpdated | ReadAgain;
