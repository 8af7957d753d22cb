import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Days } from '../core/context/time.ts';

@ObjectType({ simpleResolvers: true, description: 'A count on one day.' })
export class DayCount {
  @Field(() => String, { description: 'The day on the requested calendar, such as `2026-11-21`.' })
  day!: string;

  @Field(() => Int, { description: 'The count.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A count with a name.' })
export class NamedCount {
  @Field(() => String, { description: 'The name of the counted status, college or tag.' })
  name!: string;

  @Field(() => Int, { description: 'The count.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The plots of the admin dashboard. Absent while analytics are switched off.',
})
export class PlatformPlots {
  /** The days of plots that are computed only on request. */
  days!: Days;

  @Field(() => [DayCount], { description: 'New accounts on each of the last days, including days without any.' })
  signUpsPerDay!: DayCount[];

  @Field(() => [DayCount], { description: 'Seats taken on each of the last days and still taken.' })
  registrationsPerDay!: DayCount[];

  @Field(() => [NamedCount], {
    description: 'Events before today (COMPLETED), today (ACTIVE) and after today (UPCOMING).',
  })
  eventsByStatus!: NamedCount[];

  @Field(() => [NamedCount], { description: 'The ten colleges with the most seats.' })
  busiestColleges!: NamedCount[];

  @Field(() => [NamedCount], { description: 'The ten tags with the most seats at their events.' })
  busiestTags!: NamedCount[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Attendance at past events with at least one check-in.',
})
export class Turnout {
  @Field(() => Int, { description: 'The number of these events.' })
  events!: number;

  @Field(() => Int, { description: 'The seats taken at these events, without guests.' })
  seats!: number;

  @Field(() => Int, { description: 'The number of seat holders who were checked in.' })
  came!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Whether messages and open screens are up to date and complete.',
})
export class JournalState {
  @Field(() => Int, { description: 'How many seconds messages and open screens are behind. 0 if nothing waits.' })
  secondsBehind!: number;

  @Field(() => Int, { description: 'How many changes could not be processed. They are retried.' })
  setAside!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of the whole platform.' })
export class PlatformAnalytics {
  @Field(() => Int, { description: 'How many people have an account.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Events of today.' })
  activeEvents!: number;

  @Field(() => Int, { description: 'Events after today.' })
  upcomingEvents!: number;

  @Field(() => Int, { description: 'Seats taken at all events.' })
  totalRegistrations!: number;

  @Field(() => PlatformPlots, { nullable: true, description: 'Null while analytics are switched off in the settings.' })
  plots!: PlatformPlots | null;
}

@ObjectType({ simpleResolvers: true, description: "Figures of the viewer's own events." })
export class OrganizerStatistics {
  /** The days of plots that are computed only on request; null while analytics are switched off. */
  days!: Days | null;

  @Field(() => Int, { description: 'The number of own events.' })
  totalEvents!: number;

  @Field(() => Int, { description: 'The number of own events that are not over.' })
  upcomingEvents!: number;

  @Field(() => Int, { description: 'Seats taken at all own events.' })
  totalRegistrations!: number;

  @Field(() => Float, { description: 'The mean share of seats taken per event, 0 to 1; 0 if there are no events.' })
  averageFill!: number;

  @Field(() => [DayCount], {
    nullable: true,
    description:
      'Seats taken on each of the last days and still taken. Null while analytics are switched off in the settings.',
  })
  registrationsPerDay!: DayCount[] | null;
}
