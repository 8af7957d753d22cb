import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Days } from '../core/time.ts';

@ObjectType({ simpleResolvers: true, description: 'How much there was on one day.' })
export class DayCount {
  @Field(() => String, { description: 'The day on the calendar asked for, such as `2026-11-21`.' })
  day!: string;

  @Field(() => Int, { description: 'How much.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much there is of something.' })
export class NamedCount {
  @Field(() => String, { description: 'Of what.' })
  name!: string;

  @Field(() => Int, { description: 'How much.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the plots of the admin dashboard show. Absent while analytics are switched off.',
})
export class PlatformPlots {
  /** Of which plots are made when they are asked for. */
  days!: Days;

  @Field(() => [DayCount], { description: 'New accounts on each of the last days, also those without any.' })
  signUpsPerDay!: DayCount[];

  @Field(() => [DayCount], { description: 'Seats taken on each of the last days and still taken.' })
  registrationsPerDay!: DayCount[];

  @Field(() => [NamedCount], {
    description: 'Events before today (COMPLETED), of today (ACTIVE), after it (UPCOMING).',
  })
  eventsByStatus!: NamedCount[];

  @Field(() => [NamedCount], { description: 'The ten colleges whose people have taken most seats.' })
  busiestColleges!: NamedCount[];

  @Field(() => [NamedCount], { description: 'The ten tags whose events have most seats taken.' })
  busiestTags!: NamedCount[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Who has come, at events that are over and whose door has let somebody in.',
})
export class Turnout {
  @Field(() => Int, { description: 'How many events that are.' })
  events!: number;

  @Field(() => Int, { description: 'How many seats were taken there.' })
  seats!: number;

  @Field(() => Int, { description: 'How many of those who had them have come.' })
  came!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Whether messages and open screens keep up with what happens, and are complete.',
})
export class JournalState {
  @Field(() => Int, { description: 'How many seconds messages and open screens are behind. 0 if nothing waits.' })
  secondsBehind!: number;

  @Field(() => Int, { description: 'How many changes could not be processed. They are tried again.' })
  setAside!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What happens on the platform as a whole.' })
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

@ObjectType({ simpleResolvers: true, description: "What has become of the viewer's own events." })
export class OrganizerStatistics {
  /** Of which plots are made when they are asked for; null while analytics are switched off. */
  days!: Days | null;

  @Field(() => Int, { description: 'All own events.' })
  totalEvents!: number;

  @Field(() => Int, { description: 'Those that begin now or later.' })
  upcomingEvents!: number;

  @Field(() => Int, { description: 'Seats taken at all of them.' })
  totalRegistrations!: number;

  @Field(() => Float, { description: 'The mean of how full they are, 0 to 1; 0 without events.' })
  averageFill!: number;

  @Field(() => [DayCount], {
    nullable: true,
    description:
      'Seats taken on each of the last days and still taken. Null while analytics are switched off in the settings.',
  })
  registrationsPerDay!: DayCount[] | null;
}
