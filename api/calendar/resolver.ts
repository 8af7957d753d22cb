import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import {
  CreateCalendarFeedInput,
  CreateCalendarFeedPayload,
  EndCalendarFeedInput,
  EndCalendarFeedPayload,
  RenewCalendarFeedInput,
  RenewCalendarFeedPayload,
} from './inputs.ts';
import { calendarFeeds, createCalendarFeed, endCalendarFeed, renewCalendarFeed } from './rules.ts';

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @Query(() => [CalendarFeed], { description: "The viewer's calendar feeds, at most 22." })
  calendarFeeds(@Ctx() ctx: Context): Promise<CalendarFeed[]> {
    return calendarFeeds(ctx);
  }

  @Mutation(() => CreateCalendarFeedPayload, {
    description:
      'Creates a calendar feed, or returns the existing one. Errors: VALIDATION_FAILED, CALENDAR_LIMIT_REACHED.',
  })
  async createCalendarFeed(
    @Arg('input', () => CreateCalendarFeedInput) input: CreateCalendarFeedInput,
    @Ctx() ctx: Context,
  ): Promise<CreateCalendarFeedPayload> {
    return { feed: await createCalendarFeed(ctx, input) };
  }

  @Mutation(() => RenewCalendarFeedPayload, {
    description: 'Replaces the link of a feed; the old link stops working. Errors: NOT_FOUND.',
  })
  async renewCalendarFeed(
    @Arg('input', () => RenewCalendarFeedInput) { feedId }: RenewCalendarFeedInput,
    @Ctx() ctx: Context,
  ): Promise<RenewCalendarFeedPayload> {
    return { feed: await renewCalendarFeed(ctx, feedId) };
  }

  @Mutation(() => EndCalendarFeedPayload, {
    description: 'Deletes a feed; its link stops working. Errors: NOT_FOUND.',
  })
  async endCalendarFeed(
    @Arg('input', () => EndCalendarFeedInput) { feedId }: EndCalendarFeedInput,
    @Ctx() ctx: Context,
  ): Promise<EndCalendarFeedPayload> {
    await endCalendarFeed(ctx, feedId);
    return { endedFeedId: feedId };
  }
}
