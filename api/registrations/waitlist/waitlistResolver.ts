import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { afterText, type Page } from '../../core/pages/connection.ts';
import type { Context } from '../../core/context/context.ts';
import { prices } from '../../core/statements/price.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { eventById, requireEvent } from '../../events/read.ts';
import { cacheNoAnswers } from '../../questions/read.ts';
import { seatChanges } from '../changes.ts';
import { giveSeat } from './giveSeat.ts';
import { RegisterForEventInput, RegistrationConnection, RegistrationState } from '../inputs.ts';
import { Registration, type RegistrationRow } from '../Registration.ts';
import { registrationState } from '../state.ts';
import { joinWaitlist, leaveWaitlist, ownPosition, positionOf, waitlistOf } from './waitlist.ts';
import {
  GiveSeatInput,
  GiveSeatPayload,
  JoinWaitlistPayload,
  LeaveWaitlistInput,
  LeaveWaitlistPayload,
} from './waitlistInputs.ts';

@Resolver(() => Event)
export class WaitlistResolver {
  @Mutation(() => JoinWaitlistPayload, {
    description:
      'Adds the viewer to the end of the waitlist of a full event. If a seat is free and the waitlist is empty, the ' +
      'viewer gets the seat: see `state`. Participants only. Errors: those of `registerForEvent`; EVENT_FULL if the ' +
      'event has no waitlist.',
  })
  async joinWaitlist(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<JoinWaitlistPayload> {
    const registration = await joinWaitlist(ctx, input);
    if (!input.answers?.length) cacheNoAnswers(ctx, registration.id);
    return { registration, event: await eventById(ctx, input.eventId) };
  }

  @Mutation(() => LeaveWaitlistPayload, {
    description:
      'Takes the viewer off the waitlist. Errors: NOT_FOUND, NOT_WAITING (also if they have a seat by now), EVENT_STARTED.',
  })
  async leaveWaitlist(
    @Arg('input', () => LeaveWaitlistInput) { eventId }: LeaveWaitlistInput,
    @Ctx() ctx: Context,
  ): Promise<LeaveWaitlistPayload> {
    const deletedRegistrationId = await leaveWaitlist(ctx, eventId);
    return { deletedRegistrationId, event: await eventById(ctx, eventId) };
  }

  @Mutation(() => GiveSeatPayload, {
    description:
      'Gives a person on the waitlist a seat before those in front of them, and notifies them. If the event is full, its ' +
      'capacity grows by one. For the creator of the event, its managers and admins. The audit trail names the people ' +
      'who were passed over. Errors: FORBIDDEN, NOT_FOUND, NOT_WAITING, EVENT_FULL (capacity is at its limit), ' +
      'EVENT_STARTED.',
  })
  async giveSeat(
    @Arg('input', () => GiveSeatInput) input: GiveSeatInput,
    @Ctx() ctx: Context,
  ): Promise<GiveSeatPayload> {
    return { event: await requireEvent(ctx, await giveSeat(ctx, input)) };
  }

  @Subscription(() => Event, {
    nullable: true,
    subscribe: ({ args, context }) => seatChanges(context as Context, (args as { eventId: string }).eventId),
    description:
      'Emits the event immediately and after every change of its seats, its waitlist or its facts, at most twice a ' +
      'second; null once the viewer may no longer see it. Subscriptions without fields of the viewer share one answer.',
  })
  seatsChanged(
    @Root() changedId: string,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
    @Ctx() ctx: Context,
  ): Promise<EventRow | null> {
    return eventById(ctx, changedId);
  }

  @FieldResolver(() => RegistrationConnection, {
    nullable: true,
    description: 'The waitlist in its order. For the creator of the event, its managers and admins, else null.',
  })
  waitlist(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow> | null> {
    return waitlistOf(ctx, event, first, after);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "The viewer's place on the waitlist, 1 for the first; null if they are not on it.",
  })
  viewerWaitlistPosition(@Root() event: EventRow, @Ctx() ctx: Context): Promise<number | null> {
    return ownPosition(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer could join the waitlist now.' })
  async viewerCanJoinWaitlist(@Root() event: EventRow, @Ctx() ctx: Context): Promise<boolean> {
    return event.hasWaitlist && (await registrationState(ctx, event)) === RegistrationState.FULL;
  }
}

@Resolver(() => Registration)
export class WaitlistPositionResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    complexity: prices.resolved,
    description:
      'The place on the waitlist, 1 for the first; null if the person is not on it. Only for the person, the creator of ' +
      'the event, its managers and admins, else null.',
  })
  waitlistPosition(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<number | null> {
    return positionOf(ctx, registration);
  }
}
