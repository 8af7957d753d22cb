import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { DayCount, JournalState, OrganizerStatistics, PlatformAnalytics, PlatformPlots, Turnout } from './inputs.ts';
import { journalOf, organizerStatistics, platformAnalytics } from './read.ts';
import { ownCheckInsPerDay, ownTurnout, platformCheckIns, platformTurnout } from './turnout.ts';

const zoneText = 'The IANA name of the time zone whose calendar counts, such as `Asia/Kolkata`.';
const daysText = 'How many days the plots go back, 1 to 366.';

/** The price of a count over the last days only. */
const ofLastDays = prices.aggregates / 4;

@Resolver()
export class AnalyticsResolver {
  @Query(() => PlatformAnalytics, {
    complexity: prices.aggregates,
    description: 'Figures of the whole platform. Admins only. Errors: FORBIDDEN, VALIDATION_FAILED.',
  })
  platformAnalytics(
    @Arg('timeZone', () => String, { defaultValue: 'UTC', description: zoneText }) timeZone: string,
    @Arg('days', () => Int, { defaultValue: 30, description: daysText }) days: number,
    @Ctx() ctx: Context,
  ): Promise<PlatformAnalytics> {
    return platformAnalytics(ctx, timeZone, days);
  }

  @Query(() => OrganizerStatistics, {
    complexity: prices.reckoned,
    description:
      "Figures of the viewer's own events. Organizers and admins only. Errors: FORBIDDEN, VALIDATION_FAILED.",
  })
  organizerStatistics(
    @Arg('timeZone', () => String, { defaultValue: 'UTC', description: zoneText }) timeZone: string,
    @Arg('days', () => Int, { defaultValue: 30, description: daysText }) days: number,
    @Ctx() ctx: Context,
  ): Promise<OrganizerStatistics> {
    return organizerStatistics(ctx, timeZone, days);
  }
}

@Resolver(() => PlatformAnalytics)
export class PlatformTurnoutResolver {
  @FieldResolver(() => Turnout, { complexity: prices.aggregates, description: 'Attendance at past events.' })
  turnout(@Ctx() ctx: Context): Promise<Turnout> {
    return platformTurnout(ctx);
  }
}

@Resolver(() => PlatformAnalytics)
export class PlatformJournalResolver {
  @FieldResolver(() => JournalState, {
    complexity: prices.statement,
    description: 'Whether messages and open screens are up to date.',
  })
  journal(@Ctx() ctx: Context): Promise<JournalState> {
    return journalOf(ctx);
  }
}

@Resolver(() => PlatformPlots)
export class PlatformCheckInsResolver {
  @FieldResolver(() => [DayCount], {
    complexity: ofLastDays,
    description: 'The number of people checked in on each of the last days.',
  })
  checkInsPerDay(@Root() { days }: PlatformPlots, @Ctx() ctx: Context): Promise<DayCount[]> {
    return platformCheckIns(ctx, days);
  }
}

@Resolver(() => OrganizerStatistics)
export class OwnTurnoutResolver {
  @FieldResolver(() => Turnout, { complexity: prices.aggregates, description: 'Attendance at own past events.' })
  turnout(@Ctx() ctx: Context): Promise<Turnout> {
    return ownTurnout(ctx);
  }

  @FieldResolver(() => [DayCount], {
    nullable: true,
    complexity: ofLastDays,
    description:
      'The number of people checked in on each of the last days. Null while analytics are switched off in the settings.',
  })
  async checkInsPerDay(@Root() { days }: OrganizerStatistics, @Ctx() ctx: Context): Promise<DayCount[] | null> {
    return days && ownCheckInsPerDay(ctx, days);
  }
}
