import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { askedFields } from '../core/asked.ts';
import type { Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { EventDay, EventDaysArgs } from './dayInputs.ts';
import { eventDays } from './days.ts';
import { Event, type EventRow } from './Event.ts';
import { listEvents } from './list.ts';
import { EventConnection, EventsArgs } from './listInputs.ts';
import { eventTags, mostTags } from './tags.ts';

@Resolver(() => Event)
export class EventListResolver {
  @Query(() => EventConnection, {
    description: 'Events that the viewer may see, without those whose title holds "sample" or "test".',
  })
  events(
    @Args(() => EventsArgs) args: EventsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<EventRow>> {
    return listEvents(ctx, args, askedFields(info, ['edges', 'node']));
  }

  @Query(() => [EventDay], {
    complexity: prices.reckoned,
    description: 'The days of a calendar on which such events take place, in order; those without any are left out.',
  })
  eventDays(
    @Args(() => EventDaysArgs) args: EventDaysArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly EventDay[]> {
    return eventDays(ctx, args, askedFields(info, ['events']));
  }

  @Query(() => [String], {
    complexity: prices.search,
    description:
      'Tags of events that the viewer may see, each once as most spell it, the most frequent first. Looks through the ' +
      '2,000 events that begin last.',
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
