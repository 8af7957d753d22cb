import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context/context.ts';
import { prices } from '../../core/statements/price.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { mostOverlaps, viewerOverlaps } from './overlaps.ts';

@Resolver(() => Event)
export class OverlapsResolver {
  @FieldResolver(() => [Event], {
    complexity: prices.page,
    description:
      "The viewer's other events (with a seat) that overlap with this one, the earliest first. An event without an end " +
      'counts as the moment of its start.',
  })
  viewerOverlaps(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 3, description: `How many, 1 to ${mostOverlaps}.` }) first: number,
    @Ctx() ctx: Context,
  ): Promise<EventRow[]> {
    return viewerOverlaps(ctx, event, first);
  }
}
