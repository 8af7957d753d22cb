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

/** In which order a list is. */
export enum EventSort {
  DATE = 'date',
  SEATS = 'seats',
}

registerEnumType(EventSort, {
  name: 'EventSort',
  description: 'In which order a list of events is.',
  valuesConfig: {
    DATE: { description: 'As the part of the calendar says; with `from` by when they begin, the earliest first.' },
    SEATS: {
      description: 'Those that have not begun, with the most free seats first; then all others as by date.',
    },
  },
});

/** What may be asked of the events of a list, or of those of days. */
@ArgsType()
export class EventFilters {
  @Field(() => EventFilter, { defaultValue: EventFilter.ALL, description: 'Which part of the calendar.' })
  filter!: EventFilter;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, description, location or tags; case and accents do not matter.',
  })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags that an event must all have, in any case of letters.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Words that must all occur in the location.' })
  place?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those at which the viewer has a seat, is in line for one or has asked for one, and those that they have ' +
      'created; also those whose title hides them from the lists.',
  })
  mine?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that everybody may see, that have not begun and have a free seat.',
  })
  freeSeats?: boolean | null;

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
}

@ArgsType()
export class EventsArgs extends EventFilters {
  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;

  @Field(() => EventSort, { defaultValue: EventSort.DATE, description: 'In which order.' })
  sort!: EventSort;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this moment or later.' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin at this moment or earlier.' })
  endDate?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Only events that take place at this moment or later, also those that have begun before.',
  })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only events that begin before this moment.' })
  to?: Date | null;
}

export const EventConnection = connectionOf(Event, 'Event', 'events');
