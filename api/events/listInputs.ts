import { ArgsType, Field, ID, Int, registerEnumType } from 'type-graphql';
import { afterText, connectionOf } from '../core/pages/connection.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, EventApproval } from './Event.ts';

export enum EventFilter {
  ALL = 'all',
  UPCOMING = 'upcoming',
  PAST = 'past',
  NOW = 'now',
}

registerEnumType(EventFilter, {
  name: 'EventFilter',
  description: 'The part of the calendar that a list shows.',
  valuesConfig: {
    ALL: { description: 'Events that are not over, the next one first; then past events, the latest first.' },
    UPCOMING: {
      description: 'Events that are not over, the next one first. An event without an end is over once it has begun.',
    },
    PAST: { description: 'Events that are over, the latest first.' },
    NOW: { description: 'Events that go on now: they have begun, and their end is to come. By start.' },
  },
});

export enum EventStatusName {
  COMPLETED = 'COMPLETED',
  ACTIVE = 'ACTIVE',
  UPCOMING = 'UPCOMING',
}

registerEnumType(EventStatusName, {
  name: 'EventStatus',
  description: 'Whether an event is before, on or after the current day.',
  valuesConfig: {
    COMPLETED: { description: 'Before today.' },
    ACTIVE: { description: 'Today.' },
    UPCOMING: { description: 'After today.' },
  },
});

export enum EventSort {
  DATE = 'date',
  SEATS = 'seats',
}

registerEnumType(EventSort, {
  name: 'EventSort',
  description: 'The order of a list of events.',
  valuesConfig: {
    DATE: { description: 'The order of the part of the calendar. With `from`, by start, the earliest first.' },
    SEATS: {
      description: 'Events that have not begun, the most free seats first; then all others by date.',
    },
  },
});

/** The filters of lists and days. */
@ArgsType()
export class EventFilters {
  @Field(() => EventFilter, { defaultValue: EventFilter.ALL, description: 'The part of the calendar.' })
  filter!: EventFilter;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, description, location or tags; case and accents do not matter.',
  })
  search?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags that an event must all have; case and accents do not matter.',
  })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Words that must all occur in the location.' })
  place?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only events with a registration of the viewer in any state, and events that they created; also those that their ' +
      'title hides from the lists.',
  })
  mine?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only approved events that have not begun and have a free seat.',
  })
  freeSeats?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only events that this person created; for the viewer's own id, also those that the lists hide.",
  })
  organizer?: string | null;

  @Field(() => EventApproval, {
    nullable: true,
    description:
      'Only events in this state; pending and rejected ones are visible only to their creator, their helpers and admins.',
  })
  approval?: EventApproval | null;
}

@ArgsType()
export class EventsArgs extends EventFilters {
  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;

  @Field(() => EventSort, { defaultValue: EventSort.DATE, description: 'The order.' })
  sort!: EventSort;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this time or later.' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this time or earlier.' })
  endDate?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Only events that go on at this time or begin later.',
  })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin before this time.' })
  to?: Date | null;
}

export const EventConnection = connectionOf(Event, 'Event', 'events');
