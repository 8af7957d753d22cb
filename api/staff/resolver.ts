import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer, StaffRole } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { canHandOver } from './can.ts';
import { copyStaff } from './copyStaff.ts';
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  AddStaffInput,
  AddStaffPayload,
  CopyStaffInput,
  CopyStaffPayload,
  EndInvitationInput,
  EndInvitationPayload,
  HandOverEventInput,
  HandOverEventPayload,
  RemoveStaffInput,
  RemoveStaffPayload,
} from './inputs.ts';
import { Invitation } from './Invitation.ts';
import { addStaff, endInvitation, handOverEvent } from './invitations.ts';
import { invitationsOf, invitationsOfViewer, ownRoles, staffOf } from './read.ts';
import { removeStaff } from './rules.ts';
import { StaffMember } from './StaffMember.ts';
import { StaffSuggestion } from './Suggestion.ts';
import { mostSuggestions, suggestStaff } from './suggestions.ts';

@Resolver(() => Event)
export class StaffResolver {
  @FieldResolver(() => [StaffMember], {
    nullable: true,
    complexity: prices.statement,
    description: 'The staff in order of addition; null if the viewer may not manage it.',
  })
  staff(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly StaffMember[] | null> {
    return staffOf(ctx, event);
  }

  @FieldResolver(() => [Invitation], {
    nullable: true,
    complexity: prices.statement,
    description: 'The open invitations to help or to take the event over; null if the viewer may not manage the staff.',
  })
  invitations(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Invitation[] | null> {
    return invitationsOf(ctx, event);
  }

  @FieldResolver(() => [StaffSuggestion], {
    nullable: true,
    complexity: prices.statement,
    description:
      `At most ${mostSuggestions} people whom the viewer may invite by ID: helpers of events that the viewer manages, then ` +
      'people registered for this event. Admins find all users. Null if the viewer may not manage the staff.',
  })
  staffSuggestions(
    @Root() event: EventRow,
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that must all occur in the name, college or e-mail address.',
    })
    search?: string | null,
  ): Promise<readonly StaffSuggestion[] | null> {
    return suggestStaff(ctx, event, search);
  }

  @Query(() => [Invitation], { description: 'The open invitations of the viewer, newest first, at most 50.' })
  viewerInvitations(@Ctx() ctx: Context): Promise<readonly Invitation[]> {
    return invitationsOfViewer(ctx);
  }

  @FieldResolver(() => [StaffRole], {
    description: 'The staff roles of the viewer at this event; empty for most users.',
  })
  viewerRoles(@Root() event: EventRow, @Ctx() ctx: Context): readonly StaffRole[] {
    return ownRoles(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may hand the event over to another owner.' })
  viewerCanHandOver(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canHandOver(requireViewer(ctx), event);
  }

  @Mutation(() => AddStaffPayload, {
    description:
      'Invites people to a staff role of an event and notifies them; the role begins when they accept. An address without ' +
      'an account gets one mail that leads to the sign-up. For its ' +
      'creator, managers and admins; only the creator and admins can invite scorers. Errors: VALIDATION_FAILED, ' +
      'FORBIDDEN, NOT_FOUND, STAFF_LIMIT_REACHED, TOO_MANY_REQUESTS.',
  })
  async addStaff(
    @Arg('input', () => AddStaffInput) input: AddStaffInput,
    @Ctx() ctx: Context,
  ): Promise<AddStaffPayload> {
    return { event: await requireEvent(ctx, await addStaff(ctx, input)) };
  }

  @Mutation(() => CopyStaffPayload, {
    description:
      'Gives the helpers of an event the same roles at another event of its owner, and notifies them. Open invitations ' +
      'are not copied. For the creator of both events and admins. Errors: FORBIDDEN, NOT_FOUND, STAFF_LIMIT_REACHED, ' +
      'TOO_MANY_REQUESTS.',
  })
  async copyStaff(
    @Arg('input', () => CopyStaffInput) input: CopyStaffInput,
    @Ctx() ctx: Context,
  ): Promise<CopyStaffPayload> {
    return { event: await requireEvent(ctx, await copyStaff(ctx, input)) };
  }

  @Mutation(() => RemoveStaffPayload, {
    description:
      'Removes a staff role, effective at once. For the creator, managers and admins of the event, and for the ' +
      'helper. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async removeStaff(
    @Arg('input', () => RemoveStaffInput) input: RemoveStaffInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveStaffPayload> {
    return { event: await eventById(ctx, await removeStaff(ctx, input)) };
  }

  @Mutation(() => HandOverEventPayload, {
    description:
      'Invites another organizer or admin to take over an event, and notifies them; ownership changes when they ' +
      'accept. For its creator and admins. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async handOverEvent(
    @Arg('input', () => HandOverEventInput) input: HandOverEventInput,
    @Ctx() ctx: Context,
  ): Promise<HandOverEventPayload> {
    return { event: await eventById(ctx, await handOverEvent(ctx, input)) };
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Accepts an invitation to a role or to ownership, effective at once. For the invited person. Errors: ' +
      'NOT_FOUND, FORBIDDEN, STAFF_LIMIT_REACHED, EVENT_LIMIT_REACHED.',
  })
  async acceptInvitation(
    @Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput,
    @Ctx() ctx: Context,
  ): Promise<AcceptInvitationPayload> {
    return { event: await requireEvent(ctx, await acceptInvitation(ctx, input)) };
  }

  @Mutation(() => EndInvitationPayload, {
    description:
      'Declines or withdraws an invitation. For the invited person, and for people who may send it; managers may also withdraw those of scorers. Errors: NOT_FOUND.',
  })
  async endInvitation(
    @Arg('input', () => EndInvitationInput) input: EndInvitationInput,
    @Ctx() ctx: Context,
  ): Promise<EndInvitationPayload> {
    const eventId = await endInvitation(ctx, input);
    return { endedInvitationId: input.invitationId, event: await eventById(ctx, eventId) };
  }
}
