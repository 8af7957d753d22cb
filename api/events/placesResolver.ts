import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { requestedFields } from '../core/context/requestedFields.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from './Event.ts';
import { eventsAt, mapLinkOf, placesLike } from './places.ts';
import { EventsAtArgs, PlaceNow } from './placesInputs.ts';
import { placesNow } from './placesNow.ts';

@Resolver(() => Event)
export class PlacesResolver {
  @Query(() => [String], {
    description:
      'The places of the 1,000 latest events that the viewer may see, the most used first. Organizers and admins only. ' +
      'Errors: FORBIDDEN.',
  })
  places(
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Words that must all occur in the name; case and accents do not matter.',
    })
    search: string,
    @Arg('first', () => Int, { defaultValue: 8, description: 'How many, 1 to 20.' }) first: number,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return placesLike(ctx, search, first);
  }

  @Query(() => [Event], {
    description:
      'The visible events at a place and time, the earliest first. An event without an end counts as the moment of its ' +
      'start. Organizers and admins only. Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  eventsAt(@Args(() => EventsAtArgs) args: EventsAtArgs, @Ctx() ctx: Context): Promise<EventRow[]> {
    return eventsAt(ctx, args);
  }

  @Query(() => [PlaceNow], {
    complexity: prices.reckoned,
    description:
      'The places with approved events now or in the next 6 hours: first those where an event goes on, by name, then the ' +
      'others, by the start of their next event. Leaves out the events that the lists hide. Errors: VALIDATION_FAILED.',
  })
  placesNow(
    @Arg('first', () => Int, { defaultValue: 12, description: 'How many, 1 to 20.' }) first: number,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly PlaceNow[]> {
    return placesNow(ctx, first, new Set([...requestedFields(info, ['events']), ...requestedFields(info, ['next'])]));
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: prices.column,
    description: 'A link to its place on a map; null if the settings have no map.',
  })
  mapLink(@Root() event: EventRow, @Ctx() ctx: Context): string | null {
    return mapLinkOf(ctx, event);
  }
}
