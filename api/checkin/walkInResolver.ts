import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { DoorList, type Guest, GuestConnection } from './Door.ts';
import { addGuest, guestsOf, removeGuest } from './guests.ts';
import { attendanceOf } from './read.ts';
import {
  AddGuestInput,
  AddGuestPayload,
  RemoveGuestInput,
  RemoveGuestPayload,
  WalkInInput,
  WalkInPayload,
} from './walkInInputs.ts';
import { walkIn } from './walkIns.ts';

/** Those who come to the door without a seat. */
@Resolver(() => DoorList)
export class WalkInResolver {
  @Mutation(() => WalkInPayload, {
    description:
      'Gives a free seat to somebody who comes without one, where the event takes walk-ins, and lets them in: by the ' +
      'address of their account, or by their place on the list. Whoever has a seat already is let in by that. Whoever ' +
      'keeps the door only; the audit trail says who did. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, ' +
      'CHECK_IN_CLOSED, EVENT_FULL, ALREADY_IN (with `at`, `by`, `door`, `name` and `userId`), NO_SEAT, TOO_MANY_REQUESTS ' +
      'after too many addresses of no account.',
  })
  async walkIn(@Arg('input', () => WalkInInput) input: WalkInInput, @Ctx() ctx: Context): Promise<WalkInPayload> {
    return { person: await walkIn(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => AddGuestPayload, {
    description:
      'Gives a free seat to somebody without an account, where the event takes walk-ins, and lets them in by name. Whoever ' +
      'keeps the door only; the audit trail says who did. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, ' +
      'CHECK_IN_CLOSED, EVENT_FULL.',
  })
  async addGuest(
    @Arg('input', () => AddGuestInput) input: AddGuestInput,
    @Ctx() ctx: Context,
  ): Promise<AddGuestPayload> {
    return { guest: await addGuest(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => RemoveGuestPayload, {
    description:
      'Takes back that a guest is in; their seat is free again. Whoever keeps the door only; the audit trail says who did. ' +
      'Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, NOT_CHECKED_IN.',
  })
  async removeGuest(
    @Arg('input', () => RemoveGuestInput) input: RemoveGuestInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveGuestPayload> {
    return { guest: await removeGuest(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @FieldResolver(() => GuestConnection, {
    complexity: prices.statement,
    description: 'Guests without an account who are in, in the order in which they came.',
  })
  guests(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Words that the name must hold.' })
    search: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Guest>> {
    return guestsOf(ctx, eventId, { first, after: after ?? null, search });
  }
}
