import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { requestedFields } from '../../core/context/requestedFields.ts';
import type { Page } from '../../core/pages/connection.ts';
import type { Context } from '../../core/context/context.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { EventConnection } from '../../events/listInputs.ts';
import { myEvents } from './myEvents.ts';
import { MyEventsArgs } from './myEventsInputs.ts';

@Resolver(() => Event)
export class MyEventsResolver {
  @Query(() => EventConnection, {
    description:
      "The viewer's own events, also those that their title hides from the lists. Events that the viewer may no longer see " +
      'are left out.',
  })
  myEvents(
    @Args(() => MyEventsArgs) args: MyEventsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<EventRow>> {
    return myEvents(ctx, args, requestedFields(info, ['edges', 'node']));
  }
}
