import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { OrganizerStatistics, PlatformAnalytics } from './inputs.ts';
import { organizerStatistics, platformAnalytics } from './read.ts';

const zoneText = 'The IANA name of the time zone whose calendar counts, such as `Asia/Kolkata`.';
const daysText = 'How many days the plots go back, 1 to 366.';

@Resolver()
export class AnalyticsResolver {
  @Query(() => PlatformAnalytics, {
    complexity: prices.aggregates,
    description: 'What happens on the platform as a whole. Admins only. Errors: FORBIDDEN, VALIDATION_FAILED.',
  })
  platformAnalytics(
    @Arg('timeZone', () => String, { defaultValue: 'UTC', description: zoneText }) timeZone: string,
    @Arg('days', () => Int, { defaultValue: 30, description: daysText }) days: number,
    @Ctx() ctx: Context,
  ): Promise<PlatformAnalytics> {
    return platformAnalytics(ctx, timeZone, days);
  }

  @Query(() => OrganizerStatistics, {
    complexity: prices.search,
    description:
      "What has become of the viewer's own events. Organizers and admins only. Errors: FORBIDDEN, VALIDATION_FAILED.",
  })
  organizerStatistics(
    @Arg('timeZone', () => String, { defaultValue: 'UTC', description: zoneText }) timeZone: string,
    @Arg('days', () => Int, { defaultValue: 30, description: daysText }) days: number,
    @Ctx() ctx: Context,
  ): Promise<OrganizerStatistics> {
    return organizerStatistics(ctx, timeZone, days);
  }
}
