import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from './Event.ts';
import { eventsAt, mapLinkOf, placesLike } from './places.ts';
import { EventsAtArgs } from './placesInputs.ts';

@Resolver(() => Event)
export class PlacesResolver {
  @Query(() => [String], {
    description:
      'Places in which the last thousand events that the viewer may see take place, the most used first. Organizers and admins ' +
      'only. Errors: FORBIDDEN.',
  })
  places(
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Words that the name must hold; case and accents do not matter.',
    })
    search: string,
    @Arg('first', () => Int, { defaultValue: 8, description: 'How many, 1 to 20.' }) first: number,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return placesLike(ctx, search, first);
  }

  @Query(() => [Event], {
    description:
      'What takes place somewhere at a time, of the events that the viewer may see, by when they begin; what has no end counts ' +
      'as its beginning only. Organizers and admins only. Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  eventsAt(@Args(() => EventsAtArgs) args: EventsAtArgs, @Ctx() ctx: Context): Promise<EventRow[]> {
    return eventsAt(ctx, args);
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: prices.column,
    description: 'Where its place is found on a map; null where the college has chosen no map.',
  })
  mapLink(@Root() event: EventRow, @Ctx() ctx: Context): string | null {
    return mapLinkOf(ctx, event);
  }
}
