import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { requestedFields } from '../core/context/requestedFields.ts';
import type { Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { EventDay, EventDaysArgs } from './dayInputs.ts';
import { eventDays } from './days.ts';
import { Event, type EventRow } from './Event.ts';
import { listEvents } from './list.ts';
import { EventConnection, EventsArgs } from './listInputs.ts';
import { eventTags, mostTags } from './tags.ts';

@Resolver(() => Event)
export class EventListResolver {
  @Query(() => EventConnection, {
    description: 'Events that the viewer may see, without those with "sample" or "test" in the title.',
  })
  events(
    @Args(() => EventsArgs) args: EventsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<EventRow>> {
    return listEvents(ctx, args, requestedFields(info, ['edges', 'node']));
  }

  @Query(() => [EventDay], {
    complexity: prices.reckoned,
    description: 'The days with such events, in order; days without events are left out.',
  })
  eventDays(
    @Args(() => EventDaysArgs) args: EventDaysArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly EventDay[]> {
    return eventDays(ctx, args, requestedFields(info, ['events']));
  }

  @Query(() => [String], {
    complexity: prices.search,
    description:
      'Tags of events that the viewer may see, the most frequent first. Each is listed once, in its most frequent ' +
      'spelling. Searches the 2,000 events with the latest start.',
  })
  eventTags(
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in a tag.' })
    search: string | undefined,
    @Arg('first', () => Int, { defaultValue: 20, description: `How many, 1 to ${mostTags}.` }) first: number,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return eventTags(ctx, search, first);
  }
}
