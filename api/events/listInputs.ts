import { ArgsType, Field, ID, Int, registerEnumType } from 'type-graphql';
import { afterText, connectionOf } from '../core/connection.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, EventApproval } from './Event.ts';

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
    UPCOMING: {
      description: 'Events that are not over, the next one first: one without an end is over once it has begun.',
    },
    PAST: { description: 'Events that are over, the latest first.' },
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
