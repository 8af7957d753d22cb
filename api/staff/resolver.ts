import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer, StaffRole } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { canHandOver } from './can.ts';
import {
  AddStaffInput,
  AddStaffPayload,
  HandOverEventInput,
  HandOverEventPayload,
  RemoveStaffInput,
  RemoveStaffPayload,
} from './inputs.ts';
import { ownRoles, staffOf } from './read.ts';
import { addStaff, handOverEvent, removeStaff } from './rules.ts';
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
      'Has somebody help at an event in a role, and tells them. Its creator, managers and admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, STAFF_LIMIT_REACHED, TOO_MANY_REQUESTS.',
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
      'Makes an event that of another organizer or admin, and tells them. Its creator and admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_LIMIT_REACHED, TOO_MANY_REQUESTS.',
  })
  async handOverEvent(
    @Arg('input', () => HandOverEventInput) input: HandOverEventInput,
    @Ctx() ctx: Context,
  ): Promise<HandOverEventPayload> {
    return { event: await eventById(ctx, await handOverEvent(ctx, input)) };
  }
}
