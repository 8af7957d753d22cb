import { setImmediate as nextTurn } from 'node:timers/promises';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { toId } from '../core/ids/ids.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { EventConnection } from '../events/listInputs.ts';
import { requireEvent } from '../events/read.ts';
import { requireEventOwner } from '../events/rules.ts';
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
  UpdateSeriesInput,
  UpdateSeriesPayload,
} from './inputs.ts';
import { registerForSeries } from './joining.ts';
import { lastOfSeries, pageOfSeries } from './read.ts';
import { mostRepeated } from './validate.ts';

@Resolver(() => Event)
export class SeriesResolver {
  @FieldResolver(() => EventConnection, {
    nullable: true,
    complexity: 2 * prices.statement,
    description: 'The events of its series that the viewer can see, by start date; null if the event is in no series.',
  })
  series(
    @Root() { id }: EventRow,
    @Arg('first', () => Int, { defaultValue: mostRepeated, description: 'Page size, 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<EventRow> | null> {
    return pageOfSeries(ctx, id, first, after);
  }

  @FieldResolver(() => [DateTime], {
    complexity: prices.reckoned,
    description:
      'The start dates if the event were repeated by this rule, beginning with its own; in a series, with that of the ' +
      'last event that the viewer owns. For its creator and admins. ' +
      'Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  async repeatDates(
    @Root() event: EventRow,
    @Args(() => RepeatArgs) rule: RepeatArgs,
    @Ctx() ctx: Context,
  ): Promise<Date[]> {
    await requireEventOwner(ctx, event.id);
    // yield to other requests: a query can preview many rules
    await nextTurn();
    const { last, size } = await lastOfSeries(ctx, event);
    return datesOf(ctx, last.date, rule, size);
  }

  @Mutation(() => DuplicateEventPayload, {
    description:
      'Copies an event to another date, with its rules, questions and helpers, but without participants, scores and ' +
      'announcements. The viewer becomes the owner. For its creator and admins. Errors: VALIDATION_FAILED, FORBIDDEN, ' +
      'NOT_FOUND, EVENT_LIMIT_REACHED, STAFF_LIMIT_REACHED, TOO_MANY_REQUESTS.',
  })
  async duplicateEvent(
    @Arg('input', () => DuplicateEventInput) input: DuplicateEventInput,
    @Ctx() ctx: Context,
  ): Promise<DuplicateEventPayload> {
    return { event: await requireEvent(ctx, toId('event', await duplicateEvent(ctx, input))) };
  }

  @Mutation(() => RepeatEventPayload, {
    description:
      'Creates a series from an event, or extends its series, completely or not at all; `Event.repeatDates` is a ' +
      'preview. For the creator of the event and admins. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, ' +
      'EVENT_LIMIT_REACHED, STAFF_LIMIT_REACHED, TOO_MANY_REQUESTS.',
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
      'Edits an event and others of its series, or none of them. Another event keeps each field that was edited there ' +
      'individually, and `kept` lists it. One that is over takes only title, description, tags and picture. A new date ' +
      'moves all events by the same number of days, with their deadlines. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, STALE_EDIT, CAPACITY_BELOW_TAKEN, ' +
      'EVENT_LIMIT_REACHED.',
  })
  async updateSeries(
    @Arg('input', () => UpdateSeriesInput) input: UpdateSeriesInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSeriesPayload> {
    const { ids, kept } = await updateSeries(ctx, input);
    return { event: await requireEvent(ctx, input.eventId), eventIds: ids, kept };
  }

  @Mutation(() => DeleteSeriesPayload, {
    description:
      'Permanently deletes an event and others of its series, with their registrations. For the creator and ' +
      'admins. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async deleteSeries(
    @Arg('input', () => DeleteSeriesInput) input: DeleteSeriesInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteSeriesPayload> {
    return { deletedEventIds: await deleteSeries(ctx, input) };
  }

  @Mutation(() => RegisterForSeriesPayload, {
    description:
      'Registers the viewer for an event and all later ones of its series with a free seat. `withoutSeat` lists the ' +
      'others with the reason. Answers apply to equal questions of the other events. Errors: VALIDATION_FAILED, ' +
      'FORBIDDEN, NOT_FOUND.',
  })
  registerForSeries(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterForSeriesPayload> {
    return registerForSeries(ctx, input);
  }
}
