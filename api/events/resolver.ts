import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { requestedFields } from '../core/context/requestedFields.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { prices } from '../core/statements/price.ts';
import { Question } from '../questions/Question.ts';
import { questionsOf } from '../questions/read.ts';
import { readEventSettings } from '../settings/SystemSettings.ts';
import { approvalChanges } from './approval.ts';
import { calendarFile } from './calendar.ts';
import { cancelEvent } from './cancelling.ts';
import { canCancelEvent, canCreateEvents, canDecide, canDeleteEvent, canEditEvent, isCreator } from './can.ts';
import { Event, type EventRow } from './Event.ts';
import {
  CancelEventInput,
  CancelEventPayload,
  CreateEventInput,
  CreateEventPayload,
  DeleteEventInput,
  DeleteEventPayload,
  EventLimits,
  Home,
  UpdateEventInput,
  UpdateEventPayload,
} from './inputs.ts';
import { EventStatusName } from './listInputs.ts';
import {
  ApproveEventInput,
  ApproveEventPayload,
  EventApprovalChange,
  type EventApprovalChangeRow,
  RejectEventInput,
  RejectEventPayload,
} from './approvalInputs.ts';
import { PublishedEvent } from './PublishedEvent.ts';
import { publicUrlOf, publishedEvent } from './published.ts';
import { creatorOf, eventById, requireEvent, upcomingEvents } from './read.ts';
import { audienceSize } from './mail.ts';
import { createEvent, deleteEvent, updateEvent } from './rules.ts';
import { approveEvent, rejectEvent } from './decisions.ts';
import { statusOf } from './status.ts';
import { noRules, RegistrationRules } from './RegistrationRules.ts';
import { sentence } from './texts.ts';
import { eventIdProblem, type RulesFields } from './validate.ts';

@Resolver(() => Event)
export class EventResolver {
  @Query(() => Home, { description: 'The content of the home screen.' })
  home(@Ctx() ctx: Context): Home {
    return { viewer: requireViewer(ctx) };
  }

  @Query(() => PublishedEvent, {
    nullable: true,
    description:
      'The public part of an event, also before the sign-in. Null if it does not exist, is not published, or the settings ' +
      'do not allow that. Errors: TOO_MANY_REQUESTS.',
  })
  publishedEvent(
    @Arg('id', () => ID, { description: 'The id of the event.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<PublishedEvent | null> {
    return publishedEvent(ctx, id);
  }

  @Query(() => Event, {
    nullable: true,
    description: 'An event; null if it does not exist or the viewer may not see it.',
  })
  event(
    @Arg('id', () => ID, { description: 'The id of the event.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<EventRow | null> {
    const problem = eventIdProblem(id, 'fetch');
    if (problem) refuseInvalid({ id: problem });
    return eventById(ctx, id);
  }

  @Query(() => EventLimits, { description: 'Limits that the admins have set for events.' })
  async eventLimits(@Ctx() ctx: Context): Promise<EventLimits> {
    requireViewer(ctx);
    const [limits] = await ctx.rows(readEventSettings);
    return { maxCapacity: limits!.maxUsersPerEvent, maxUpcomingEvents: limits!.maxEventsPerOrganizer };
  }

  @Query(() => Boolean, { description: 'Whether the viewer may create events.' })
  viewerCanCreateEvents(@Ctx() ctx: Context): boolean {
    return ctx.viewer !== null && canCreateEvents(ctx.viewer);
  }

  @FieldResolver(() => String, {
    complexity: prices.statement,
    description:
      'The event as an iCalendar file: the same entry as in the confirmation mail. It lasts one hour if the event has no ' +
      'end.',
  })
  calendarFile(@Root() event: EventRow, @Ctx() ctx: Context): Promise<string> {
    return calendarFile(ctx, event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: prices.column,
    description:
      'The address of its page before the sign-in; null if it is not published, or the settings do not allow it.',
  })
  publicUrl(@Root() event: EventRow, @Ctx() ctx: Context): string | null {
    return publicUrlOf(ctx, event);
  }

  @FieldResolver(() => RegistrationRules, { description: 'Who may take a seat, and when.' })
  registrationRules(@Root() { rules }: EventRow): RulesFields {
    return rules ?? noRules;
  }

  @FieldResolver(() => User, { description: 'The person who created the event.' })
  async createdBy(@Root() event: EventRow, @Ctx() ctx: Context): Promise<Viewer> {
    return (await creatorOf(ctx, event))!;
  }

  @FieldResolver(() => EventStatusName, {
    complexity: prices.formatted,
    description: 'Whether the event is before, on or after the current day.',
  })
  status(
    @Root() event: EventRow,
    @Arg('timeZone', () => String, {
      defaultValue: 'UTC',
      description: 'The IANA name of the time zone that defines the current day, such as `Asia/Kolkata`.',
    })
    timeZone: string,
  ): EventStatusName {
    try {
      return EventStatusName[statusOf(event, new Date(), timeZone)];
    } catch {
      refuseInvalid({ timeZone: sentence('timeZoneUnknown') });
      throw new Error('unreachable');
    }
  }

  @FieldResolver(() => [Question], {
    complexity: prices.resolved,
    description: 'The questions to people who register, in order.',
  })
  questions(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Question[]> {
    return questionsOf(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer created this event.' })
  viewerIsCreator(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return isCreator(requireViewer(ctx), event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit this event.' })
  viewerCanEdit(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canEditEvent(requireViewer(ctx), event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete this event.' })
  viewerCanDelete(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canDeleteEvent(requireViewer(ctx), event);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    complexity: prices.statement,
    description:
      'How many people are notified if title, place or time change: those who have a seat, wait or ask for one. Null if the ' +
      'viewer may not edit it.',
  })
  changeNotifies(@Root() event: EventRow, @Ctx() ctx: Context): Promise<number> | null {
    return canEditEvent(requireViewer(ctx), event) ? audienceSize(ctx, 'change', event.id) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    complexity: prices.statement,
    description:
      'How many people are notified if it is cancelled or deleted: those who have a seat, wait or ask for one. Null if the ' +
      'viewer may not do that.',
  })
  deletionNotifies(@Root() event: EventRow, @Ctx() ctx: Context): Promise<number> | null {
    return canDeleteEvent(requireViewer(ctx), event) ? audienceSize(ctx, 'deletion', event.id) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel this event now.' })
  viewerCanCancelEvent(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canCancelEvent(requireViewer(ctx), event, new Date());
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve and reject this event.' })
  viewerCanDecide(@Ctx() ctx: Context): boolean {
    return canDecide(requireViewer(ctx));
  }

  @Mutation(() => ApproveEventPayload, {
    description: 'Approves an event: all signed-in people see it. Admins only. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async approveEvent(
    @Arg('input', () => ApproveEventInput) { eventId }: ApproveEventInput,
    @Ctx() ctx: Context,
  ): Promise<ApproveEventPayload> {
    return { event: await requireEvent(ctx, await approveEvent(ctx, eventId)) };
  }

  @Mutation(() => RejectEventPayload, {
    description:
      'Rejects an event with a reason. From now on only its creator, its helpers and admins see it. Admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async rejectEvent(
    @Arg('input', () => RejectEventInput) input: RejectEventInput,
    @Ctx() ctx: Context,
  ): Promise<RejectEventPayload> {
    return { event: await requireEvent(ctx, await rejectEvent(ctx, input)) };
  }

  @Subscription(() => EventApprovalChange, {
    subscribe: ({ context }) => approvalChanges(context as Context),
    description:
      "Emits decisions about the viewer's own events; for admins, decisions about all events and new pending ones. The first " +
      'message is `ReadAgain`.',
  })
  eventApprovalChanged(@Root() change: EventApprovalChangeRow): EventApprovalChangeRow {
    return change;
  }

  @Mutation(() => CreateEventPayload, {
    description:
      'Creates an event. Organizers and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, EVENT_LIMIT_REACHED.',
  })
  async createEvent(
    @Arg('input', () => CreateEventInput) input: CreateEventInput,
    @Ctx() ctx: Context,
  ): Promise<CreateEventPayload> {
    return { event: await requireEvent(ctx, await createEvent(ctx, input)) };
  }

  @Mutation(() => UpdateEventPayload, {
    description:
      'Edits an event. Its creator, managers and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, STALE_EDIT, ' +
      'CAPACITY_BELOW_TAKEN, EVENT_CANCELLED, EVENT_LIMIT_REACHED.',
  })
  async updateEvent(
    @Arg('input', () => UpdateEventInput) input: UpdateEventInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateEventPayload> {
    return { event: await requireEvent(ctx, await updateEvent(ctx, input)) };
  }

  @Mutation(() => CancelEventPayload, {
    description:
      'Cancels an event that has not begun, for good. It stays as a record with its people, who are notified. Cancelling it ' +
      'again changes nothing. Its creator and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_STARTED.',
  })
  async cancelEvent(
    @Arg('input', () => CancelEventInput) input: CancelEventInput,
    @Ctx() ctx: Context,
  ): Promise<CancelEventPayload> {
    return { event: await requireEvent(ctx, await cancelEvent(ctx, input)) };
  }

  @Mutation(() => DeleteEventPayload, {
    description:
      'Deletes an event with its registrations, for good. Its creator and admins only. Errors: VALIDATION_FAILED, ' +
      'FORBIDDEN, NOT_FOUND.',
  })
  async deleteEvent(
    @Arg('input', () => DeleteEventInput) input: DeleteEventInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteEventPayload> {
    await deleteEvent(ctx, input);
    return { deletedEventId: input.eventId };
  }
}

@Resolver(() => Home)
export class HomeEventsResolver {
  @FieldResolver(() => [Event], { complexity: prices.statement, description: 'The next three events.' })
  upcomingEvents(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<EventRow[]> {
    return upcomingEvents(ctx, requestedFields(info, []));
  }
}
