import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { requestedFields } from '../core/context/requestedFields.ts';
import { afterText, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { eventById } from '../events/read.ts';
import { Answer } from '../questions/Question.ts';
import { cacheNoAnswers } from '../questions/read.ts';
import { answerQuestions, answersFor } from './answers.ts';
import { canSeeContacts } from './can.ts';
import {
  AddRegistrationInput,
  AddRegistrationPayload,
  AnswerQuestionsInput,
  AnswerQuestionsPayload,
  CancelRegistrationInput,
  CancelRegistrationPayload,
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
import { Registration, type RegistrationRow } from './Registration.ts';
import { cancelRegistration, registerForEvent } from './rules.ts';
import { canCancel, hasSeat, ownState, registrationState } from './state.ts';

@Resolver(() => Registration)
export class RegistrationResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event; null if the viewer may no longer see it.',
  })
  event(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, registration.eventId);
  }

  @FieldResolver(() => [Answer], {
    nullable: true,
    complexity: prices.resolved,
    description:
      'The answers to questions of the event. Only for the person, the creator of the event, its managers and admins, ' +
      'else null.',
  })
  answers(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<readonly Answer[] | null> {
    return answersFor(ctx, registration);
  }

  @Mutation(() => AnswerQuestionsPayload, {
    description:
      'Replaces the answers of the viewer to questions of the event, until registration closes. Errors: ' +
      'VALIDATION_FAILED, NOT_FOUND, NOT_REGISTERED, REGISTRATION_ENDED, EVENT_STARTED.',
  })
  async answerQuestions(
    @Arg('input', () => AnswerQuestionsInput) input: AnswerQuestionsInput,
    @Ctx() ctx: Context,
  ): Promise<AnswerQuestionsPayload> {
    return { registration: await answerQuestions(ctx, input) };
  }

  @Mutation(() => RegisterForEventPayload, {
    description:
      'Takes a seat for the viewer, or requests one if the organizer decides: see `state`. Participants only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, OTHER_COLLEGES, NOT_FOUND, EVENT_FULL, COLLEGE_FULL, ALREADY_REGISTERED, ' +
      'ALREADY_REQUESTED, ALREADY_WAITING, OVERLAPS, REGISTRATION_NOT_OPEN, REGISTRATION_ENDED, EVENT_STARTED.',
  })
  async registerForEvent(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterForEventPayload> {
    const registration = await registerForEvent(ctx, input);
    if (!input.answers?.length) cacheNoAnswers(ctx, registration.id);
    return { registration, event: await eventById(ctx, input.eventId) };
  }

  @Mutation(() => CancelRegistrationPayload, {
    description:
      'Cancels the registration of the viewer: a seat, a place on the waitlist, or a request. Errors: NOT_FOUND, ' +
      'NOT_REGISTERED, CANCELLATION_CLOSED, EVENT_STARTED.',
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
      'Cancels the registration of a person and notifies them. Admins only. Errors: FORBIDDEN, NOT_FOUND, NOT_REGISTERED, ' +
      'EVENT_STARTED.',
  })
  async removeRegistration(
    @Arg('input', () => RemoveRegistrationInput) input: RemoveRegistrationInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveRegistrationPayload> {
    const removedRegistrationId = await removeRegistration(ctx, input);
    return { removedRegistrationId, event: await eventById(ctx, input.eventId) };
  }
}

/** The fields that registrations add to an event. */
@Resolver(() => Event)
export class EventSeatsResolver {
  @FieldResolver(() => RegistrationConnection, {
    description: 'The people who have a seat. Only organizers, admins and managers of the event see e-mails.',
  })
  participants(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText })
    after: string | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that must all occur in the name on the registration or the college. For viewers who see contacts, also in ' +
        'the e-mail on the registration, the name of the account, and its complete e-mail address.',
    })
    search: string | null | undefined,
    @Arg('sort', () => ParticipantSort, {
      nullable: true,
      description: 'The order; by default, the oldest seat first. Other orders are for viewers who see contacts.',
    })
    sort: ParticipantSort | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow>> {
    return participantsOf(ctx, event, first, after, search, sort);
  }

  @FieldResolver(() => [ID], {
    description: 'The ids of all people who have a seat, the oldest seat first.',
  })
  participantIds(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly string[]> {
    return participantIdsOf(ctx, event.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer sees the e-mails of the participants.' })
  viewerCanSeeContacts(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canSeeContacts(requireViewer(ctx), event.id);
  }

  @FieldResolver(() => Registration, {
    nullable: true,
    description: "The viewer's own registration, if any: a seat, a place on the waitlist, or a request.",
  })
  async viewerRegistration(@Root() event: EventRow, @Ctx() ctx: Context): Promise<RegistrationRow | null> {
    return event.viewerSeat === null ? null : ownRegistration(ctx, event.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has a seat.' })
  viewerIsRegistered(@Root() event: EventRow, @Ctx() ctx: Context): boolean | Promise<boolean> {
    return hasSeat(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer could take or request a seat now.' })
  async viewerCanRegister(@Root() event: EventRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await registrationState(ctx, event)) === RegistrationState.OPEN;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer could cancel their registration now.' })
  async viewerCanCancel(@Root() event: EventRow, @Ctx() ctx: Context): Promise<boolean> {
    return canCancel(event, await ownState(ctx, event));
  }

  @FieldResolver(() => RegistrationState, { description: 'The result that registering would have for the viewer now.' })
  viewerRegistrationState(
    @Root() event: EventRow,
    @Ctx() ctx: Context,
  ): RegistrationState | Promise<RegistrationState> {
    return registrationState(ctx, event);
  }
}

/** The field that registrations add to the home screen. */
@Resolver(() => Home)
export class HomeRegistrationsResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    complexity: prices.statement,
    description: 'The next event with a seat of the viewer; null if there is none.',
  })
  nextEvent(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<EventRow | null> {
    return nextOwnEvent(ctx, requestedFields(info, []));
  }
}

/** The field that registrations add to a person. */
@Resolver(() => User)
export class UserRegistrationsResolver {
  @FieldResolver(() => RegistrationConnection, {
    complexity: prices.statement,
    description:
      "The person's seats, the newest first. For the person, and for organizers and admins unless the person hides their " +
      'history; else an empty list.',
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
