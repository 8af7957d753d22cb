import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { afterText, type Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { knowUnanswered } from '../questions/read.ts';
import { seatChanges } from './changes.ts';
import { giveSeat } from './giveSeat.ts';
import { RegisterForEventInput, RegistrationConnection, RegistrationState } from './inputs.ts';
import type { RegistrationRow } from './Registration.ts';
import { registrationState } from './state.ts';
import { joinWaitlist, leaveWaitlist, ownPosition, waitlistOf } from './waitlist.ts';
import {
  GiveSeatInput,
  GiveSeatPayload,
  JoinWaitlistPayload,
  LeaveWaitlistInput,
  LeaveWaitlistPayload,
} from './waitlistInputs.ts';

/** The line for a seat at a full event. */
@Resolver(() => Event)
export class WaitlistResolver {
  @Mutation(() => JoinWaitlistPayload, {
    description:
      'Puts the viewer at the end of the line for a seat at a full event; where one has come free and nobody waits, they have ' +
      'it at once: see `state`. Participants only. Errors: those of `registerForEvent`, EVENT_FULL where the event has no ' +
      'waitlist.',
  })
  async joinWaitlist(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<JoinWaitlistPayload> {
    const registration = await joinWaitlist(ctx, input);
    if (!input.answers?.length) knowUnanswered(ctx, registration.id);
    return { registration, event: await eventById(ctx, input.eventId) };
  }

  @Mutation(() => LeaveWaitlistPayload, {
    description:
      'Takes the viewer out of the line. Errors: NOT_FOUND, NOT_WAITING (also who has a seat by now), EVENT_STARTED.',
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
      'Gives somebody in line a seat before those in front of them, and tells them; where none is free, the event gets one ' +
      'more. The creator of the event, its managers and admins only; the audit trail says who was passed over. Errors: FORBIDDEN, ' +
      'NOT_FOUND, NOT_WAITING, EVENT_FULL where an event may have no more seats, EVENT_STARTED.',
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
      'The event at once, and each time that its seats, its line or anything else about it change, at most twice a second; ' +
      'null when the viewer may no longer see it. Who asks for nothing of their own shares one answer with others.',
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
    description:
      'Who waits for a seat, in the order of the line: for the creator of the event, its managers and admins, else null.',
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
    description: "The viewer's place in the line for a seat, 1 for the first; null where they do not wait.",
  })
  viewerWaitlistPosition(@Root() event: EventRow, @Ctx() ctx: Context): Promise<number | null> {
    return ownPosition(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer could join the line for a seat now.' })
  async viewerCanJoinWaitlist(@Root() event: EventRow, @Ctx() ctx: Context): Promise<boolean> {
    return event.hasWaitlist && (await registrationState(ctx, event)) === RegistrationState.FULL;
  }
}
