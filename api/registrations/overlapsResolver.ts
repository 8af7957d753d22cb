import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { mostOverlaps, viewerOverlaps } from './overlaps.ts';

@Resolver(() => Event)
export class OverlapsResolver {
  @FieldResolver(() => [Event], {
    complexity: prices.page,
    description:
      'Other events at which the viewer has a seat and that share some time with this one, by when they begin; what has no end ' +
      'counts as its beginning only.',
  })
  viewerOverlaps(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 3, description: `How many, 1 to ${mostOverlaps}.` }) first: number,
    @Ctx() ctx: Context,
  ): Promise<EventRow[]> {
    return viewerOverlaps(ctx, event, first);
  }
}
