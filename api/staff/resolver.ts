import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer, StaffRole } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { acceptInvitation } from './accepting.ts';
import { canHandOver } from './can.ts';
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  AddStaffInput,
  AddStaffPayload,
  EndInvitationInput,
  EndInvitationPayload,
  HandOverEventInput,
  HandOverEventPayload,
  RemoveStaffInput,
  RemoveStaffPayload,
} from './inputs.ts';
import { Invitation } from './Invitation.ts';
import { addStaff, endInvitation, handOverEvent } from './inviting.ts';
import { invitationsOf, invitationsOfViewer, ownRoles, staffOf } from './read.ts';
import { removeStaff } from './rules.ts';
import { StaffMember } from './StaffMember.ts';

@Resolver(() => Event)
export class StaffResolver {
  @FieldResolver(() => [StaffMember], {
    nullable: true,
    complexity: prices.statement,
    description: 'Who helps there, in the order in which they were named; null for whoever does not say so.',
  })
  staff(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly StaffMember[] | null> {
    return staffOf(ctx, event);
  }

  @FieldResolver(() => [Invitation], {
    nullable: true,
    complexity: prices.statement,
    description:
      'Who is asked to help there, or to take it over, and has not answered; null for whoever does not say so.',
  })
  invitations(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Invitation[] | null> {
    return invitationsOf(ctx, event);
  }

  @Query(() => [Invitation], { description: 'What the viewer is asked to be at events, the newest first; up to 50.' })
  viewerInvitations(@Ctx() ctx: Context): Promise<readonly Invitation[]> {
    return invitationsOfViewer(ctx);
  }

  @FieldResolver(() => [StaffRole], { description: 'As what the viewer helps there; for most people as nothing.' })
  viewerRoles(@Root() event: EventRow, @Ctx() ctx: Context): readonly StaffRole[] {
    return ownRoles(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may make it the event of somebody else.' })
  viewerCanHandOver(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canHandOver(requireViewer(ctx), event);
  }

  @Mutation(() => AddStaffPayload, {
    description:
      'Asks people to help at an event in a role, and tells them; they have it once they accept. Its creator, managers and ' +
      'admins only; scorers by its creator and admins. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, ' +
      'STAFF_LIMIT_REACHED, TOO_MANY_REQUESTS.',
  })
  async addStaff(
    @Arg('input', () => AddStaffInput) input: AddStaffInput,
    @Ctx() ctx: Context,
  ): Promise<AddStaffPayload> {
    return { event: await requireEvent(ctx, await addStaff(ctx, input)) };
  }

  @Mutation(() => RemoveStaffPayload, {
    description:
      'Takes a role at an event away from somebody; it holds at once. Its creator, managers and admins, and the person ' +
      'themself. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async removeStaff(
    @Arg('input', () => RemoveStaffInput) input: RemoveStaffInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveStaffPayload> {
    return { event: await eventById(ctx, await removeStaff(ctx, input)) };
  }

  @Mutation(() => HandOverEventPayload, {
    description:
      'Asks another organizer or admin to take an event over, and tells them; it is theirs once they accept. Its creator ' +
      'and admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async handOverEvent(
    @Arg('input', () => HandOverEventInput) input: HandOverEventInput,
    @Ctx() ctx: Context,
  ): Promise<HandOverEventPayload> {
    return { event: await eventById(ctx, await handOverEvent(ctx, input)) };
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Accepts a role at an event, or the event itself; it holds at once. The person who is asked. Errors: NOT_FOUND, ' +
      'FORBIDDEN, STAFF_LIMIT_REACHED, EVENT_LIMIT_REACHED.',
  })
  async acceptInvitation(
    @Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput,
    @Ctx() ctx: Context,
  ): Promise<AcceptInvitationPayload> {
    return { event: await requireEvent(ctx, await acceptInvitation(ctx, input)) };
  }

  @Mutation(() => EndInvitationPayload, {
    description:
      'Declines an invitation, or takes it back. The person who is asked, and whoever may ask them. Errors: NOT_FOUND.',
  })
  async endInvitation(
    @Arg('input', () => EndInvitationInput) input: EndInvitationInput,
    @Ctx() ctx: Context,
  ): Promise<EndInvitationPayload> {
    const eventId = await endInvitation(ctx, input);
    return { endedInvitationId: input.invitationId, event: await eventById(ctx, eventId) };
  }
}
