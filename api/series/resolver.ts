import { setImmediate as nextTurn } from 'node:timers/promises';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import { prices } from '../core/price.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { EventChangesInput } from '../events/inputs.ts';
import { EventConnection } from '../events/listInputs.ts';
import { requireEvent } from '../events/read.ts';
import { requireOwn } from '../events/rules.ts';
import { RegisterForEventInput } from '../registrations/inputs.ts';
import { deleteSeries, updateSeries } from './changing.ts';
import { datesOf, duplicateEvent, repeatEvent } from './copying.ts';
import {
  DeleteSeriesInput,
  DeleteSeriesPayload,
  DuplicateEventInput,
  DuplicateEventPayload,
  RegisterForSeriesPayload,
  RepeatArgs,
  RepeatEventInput,
  RepeatEventPayload,
  UpdateSeriesPayload,
} from './inputs.ts';
import { registerForSeries } from './joining.ts';
import { pageOfSeries } from './read.ts';
import { mostRepeated } from './validate.ts';

@Resolver(() => Event)
export class SeriesResolver {
  @FieldResolver(() => EventConnection, {
    nullable: true,
    complexity: 2 * prices.statement,
    description:
      'The events of the series that it belongs to, as far as the viewer may see them, by when they begin; null where it is ' +
      'not repeated.',
  })
  series(
    @Root() { id }: EventRow,
    @Arg('first', () => Int, { defaultValue: mostRepeated, description: 'How many to a page, 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<EventRow> | null> {
    return pageOfSeries(ctx, id, first, after);
  }

  @FieldResolver(() => [DateTime], {
    complexity: prices.reckoned,
    description:
      'When the event would take place if it were repeated so, from its own date on. Its creator and admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN.',
  })
  async repeatDates(
    @Root() event: EventRow,
    @Args(() => RepeatArgs) rule: RepeatArgs,
    @Ctx() ctx: Context,
  ): Promise<Date[]> {
    await requireOwn(ctx, event.id);
    // others have their turn between two of them
    await nextTurn();
    return datesOf(ctx, event.date, rule);
  }

  @Mutation(() => DuplicateEventPayload, {
    description:
      'Makes an event once more at another date, as the viewer’s own: with its rules and questions, without people, scores and ' +
      'announcements. Its creator and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_LIMIT_REACHED.',
  })
  async duplicateEvent(
    @Arg('input', () => DuplicateEventInput) input: DuplicateEventInput,
    @Ctx() ctx: Context,
  ): Promise<DuplicateEventPayload> {
    return { event: await requireEvent(ctx, toId('event', await duplicateEvent(ctx, input))) };
  }

  @Mutation(() => RepeatEventPayload, {
    description:
      'Makes a series of an event, all of it or nothing; `Event.repeatDates` says before what it will be. The creator of the ' +
      'event and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, ALREADY_REPEATED, EVENT_LIMIT_REACHED.',
  })
  async repeatEvent(
    @Arg('input', () => RepeatEventInput) input: RepeatEventInput,
    @Ctx() ctx: Context,
  ): Promise<RepeatEventPayload> {
    const eventIds = await repeatEvent(ctx, input);
    return { event: await requireEvent(ctx, input.eventId), eventIds };
  }

  @Mutation(() => UpdateSeriesPayload, {
    description:
      'Edits an event and all later ones of its series, all of them or none. A field that a later event has otherwise, since ' +
      'somebody has changed it there alone, stays as it is there; `kept` names it. Another date moves all of them by as many ' +
      'days, with what opens and closes before them. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, STALE_EDIT, ' +
      'CAPACITY_BELOW_TAKEN, EVENT_LIMIT_REACHED.',
  })
  async updateSeries(
    @Arg('input', () => EventChangesInput) input: EventChangesInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSeriesPayload> {
    const { ids, kept } = await updateSeries(ctx, input);
    return { event: await requireEvent(ctx, input.eventId), eventIds: ids, kept };
  }

  @Mutation(() => DeleteSeriesPayload, {
    description:
      'Deletes an event and all later ones of its series with their registrations, for good. The creator and admins only. ' +
      'Errors: FORBIDDEN, NOT_FOUND.',
  })
  async deleteSeries(
    @Arg('input', () => DeleteSeriesInput) { eventId }: DeleteSeriesInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteSeriesPayload> {
    return { deletedEventIds: await deleteSeries(ctx, eventId) };
  }

  @Mutation(() => RegisterForSeriesPayload, {
    description:
      'Takes a seat for the viewer at an event and at all later ones of its series that have room. Where there is none, ' +
      '`withoutSeat` says why. Answers hold for the same questions of the others. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  registerForSeries(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterForSeriesPayload> {
    return registerForSeries(ctx, input);
  }
}
