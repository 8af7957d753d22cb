import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { askedFields } from '../core/asked.ts';
import { afterText, type Page } from '../core/connection.ts';
import { type Context, requireViewer, type Viewer } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { canSeeContacts, canTakeSeats } from './can.ts';
import {
  AddRegistrationInput,
  AddRegistrationPayload,
  CancelRegistrationInput,
  CancelRegistrationPayload,
  GiveSeatInput,
  GiveSeatPayload,
  JoinWaitlistPayload,
  LeaveWaitlistInput,
  LeaveWaitlistPayload,
  ParticipantSort,
  RegisterForEventInput,
  RegisterForEventPayload,
  RegistrationConnection,
  RegistrationState,
  RemoveRegistrationInput,
  RemoveRegistrationPayload,
} from './inputs.ts';
import { addRegistration, removeRegistration } from './onBehalf.ts';
import { nextOwnEvent, ownRegistration, registrationsOf } from './read.ts';
import { participantIdsOf, participantsOf } from './participants.ts';
import { Registration, type RegistrationRow, SeatState } from './Registration.ts';
import { seatChanges } from './changes.ts';
import { cancelRegistration, registerForEvent } from './rules.ts';
import { isSeatFree } from './status.ts';
import { giveSeat, joinWaitlist, leaveWaitlist, ownPosition, waitlistOf } from './waitlist.ts';

@Resolver(() => Registration)
export class RegistrationResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event; null where the viewer may no longer see it.',
  })
  event(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, registration.eventId);
  }

  @Mutation(() => RegisterForEventPayload, {
    description:
      'Takes a seat for the viewer. Participants only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_FULL, ' +
      'ALREADY_REGISTERED, EVENT_STARTED.',
  })
  async registerForEvent(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterForEventPayload> {
    const registration = await registerForEvent(ctx, input);
    return { registration, event: await eventById(ctx, input.eventId) };
  }

  @Mutation(() => CancelRegistrationPayload, {
    description:
      'Gives back what the viewer has at an event: a seat, or a place in line. Errors: NOT_FOUND, NOT_REGISTERED, ' +
      'EVENT_STARTED.',
  })
  async cancelRegistration(
    @Arg('input', () => CancelRegistrationInput) { eventId }: CancelRegistrationInput,
    @Ctx() ctx: Context,
  ): Promise<CancelRegistrationPayload> {
    const deletedRegistrationId = await cancelRegistration(ctx, eventId);
    return { deletedRegistrationId, event: await eventById(ctx, eventId) };
  }

  @Mutation(() => AddRegistrationPayload, {
    description:
      'Takes a seat for a participant, who gets a confirmation. Admins only. Errors: VALIDATION_FAILED, FORBIDDEN, ' +
      'NOT_FOUND, EVENT_FULL, ALREADY_REGISTERED, EVENT_STARTED.',
  })
  async addRegistration(
    @Arg('input', () => AddRegistrationInput) input: AddRegistrationInput,
    @Ctx() ctx: Context,
  ): Promise<AddRegistrationPayload> {
    const registration = await addRegistration(ctx, input);
    return { registration, event: await eventById(ctx, input.eventId) };
  }

  @Mutation(() => RemoveRegistrationPayload, {
    description:
      'Gives the seat of a person back, who is told. Admins only. Errors: FORBIDDEN, NOT_FOUND, NOT_REGISTERED, EVENT_STARTED.',
  })
  async removeRegistration(
    @Arg('input', () => RemoveRegistrationInput) input: RemoveRegistrationInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveRegistrationPayload> {
    const removedRegistrationId = await removeRegistration(ctx, input);
    return { removedRegistrationId, event: await eventById(ctx, input.eventId) };
  }
}

/** The line for a seat at a full event. */
@Resolver()
export class WaitlistResolver {
  @Mutation(() => JoinWaitlistPayload, {
    description:
      'Puts the viewer at the end of the line for a seat at a full event; where one has come free and nobody waits, they have ' +
      'it at once: see `state`. Participants only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_FULL where the event ' +
      'has no waitlist, ALREADY_REGISTERED, ALREADY_WAITING, EVENT_STARTED.',
  })
  async joinWaitlist(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<JoinWaitlistPayload> {
    const registration = await joinWaitlist(ctx, input);
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
      'more. The creator of the event and admins only; the audit trail says who was passed over. Errors: FORBIDDEN, ' +
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
}

/** What registrations add to an event. */
@Resolver(() => Event)
export class EventSeatsResolver {
  @FieldResolver(() => RegistrationConnection, {
    description: 'Who has a seat. Only organizers and admins see e-mails.',
  })
  participants(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText })
    after: string | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that the name must hold; name or e-mail where the viewer sees e-mails.',
    })
    search: string | null | undefined,
    @Arg('sort', () => ParticipantSort, {
      nullable: true,
      description: 'The order, by default that of the seats. Another one is for organizers and admins.',
    })
    sort: ParticipantSort | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow>> {
    return participantsOf(ctx, event, first, after, search, sort);
  }

  @FieldResolver(() => [ID], {
    description: 'The identifiers of all who have a seat, in the order in which the seats were taken.',
  })
  participantIds(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly string[]> {
    return participantIdsOf(ctx, event.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer sees the e-mails of the participants.' })
  viewerCanSeeContacts(@Ctx() ctx: Context): boolean {
    return canSeeContacts(requireViewer(ctx));
  }

  @FieldResolver(() => RegistrationConnection, {
    nullable: true,
    description: 'Who waits for a seat, in the order of the line: for the creator of the event and admins, else null.',
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

  @FieldResolver(() => Registration, {
    nullable: true,
    description: "The viewer's own registration, if any: a seat, or a place in line.",
  })
  viewerRegistration(@Root() event: EventRow, @Ctx() ctx: Context): Promise<RegistrationRow | null> {
    return ownRegistration(ctx, event.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has a seat.' })
  viewerIsRegistered(@Root() event: EventRow, @Ctx() ctx: Context): boolean | Promise<boolean> {
    return hasSeat(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer could take a seat now.' })
  async viewerCanRegister(@Root() event: EventRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await registrationState(ctx, event)) === RegistrationState.OPEN;
  }

  @FieldResolver(() => RegistrationState, { description: 'What registering would mean for the viewer now.' })
  viewerRegistrationState(
    @Root() event: EventRow,
    @Ctx() ctx: Context,
  ): RegistrationState | Promise<RegistrationState> {
    return registrationState(ctx, event);
  }
}

const hasSeat = (ctx: Context, event: EventRow): boolean | Promise<boolean> =>
  event.viewerSeat === undefined
    ? ownRegistration(ctx, event.id).then((own) => own?.state === SeatState.CONFIRMED)
    : event.viewerSeat === SeatState.CONFIRMED;

const registrationState = (ctx: Context, event: EventRow): RegistrationState | Promise<RegistrationState> =>
  event.viewerSeat === undefined
    ? ownRegistration(ctx, event.id).then((own) => stateOf(ctx, event, own?.state))
    : stateOf(ctx, event, event.viewerSeat);

function stateOf(ctx: Context, event: EventRow, state: string | null | undefined): RegistrationState {
  if (state === SeatState.CONFIRMED) return RegistrationState.REGISTERED;
  if (!canTakeSeats(requireViewer(ctx))) return RegistrationState.NOT_ELIGIBLE;
  if (event.date <= new Date()) return RegistrationState.STARTED;
  if (state === SeatState.WAITLISTED) return RegistrationState.WAITLISTED;
  return isSeatFree(event) ? RegistrationState.OPEN : RegistrationState.FULL;
}

/** What registrations add to the first screen. */
@Resolver(() => Home)
export class HomeRegistrationsResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    complexity: prices.statement,
    description: 'The event that begins next of those at which the viewer has a seat; null where there is none.',
  })
  nextEvent(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<EventRow | null> {
    return nextOwnEvent(ctx, askedFields(info, []));
  }
}

/** What registrations add to a person. */
@Resolver(() => User)
export class UserRegistrationsResolver {
  @FieldResolver(() => RegistrationConnection, {
    complexity: prices.statement,
    description:
      "The person's registrations, the newest first: for themself, and for organizers and admins unless the person keeps " +
      'their history to themself; else an empty list.',
  })
  registrations(
    @Root() user: Viewer,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText })
    after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow>> {
    return registrationsOf(ctx, user.id, first, after);
  }
}
