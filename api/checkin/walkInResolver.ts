import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
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

/** People who come to the door without a seat. */
@Resolver(() => DoorList)
export class WalkInResolver {
  @Mutation(() => WalkInPayload, {
    description:
      'Gives a free seat to a person without one, and checks them in. The person is identified by the e-mail of the ' +
      'account, or by the id on the door list. A person who has a seat is checked in with it. For keepers of the door, ' +
      'if the event takes walk-ins; recorded in the audit trail. With `raiseCapacity`, a full event gets one more seat. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, ' +
      'CHECK_IN_CLOSED, EVENT_FULL, ALREADY_IN (with `at`, `by`, `door`, `name` and `userId`), NO_SEAT, ' +
      'TOO_MANY_REQUESTS after too many unknown addresses.',
  })
  async walkIn(@Arg('input', () => WalkInInput) input: WalkInInput, @Ctx() ctx: Context): Promise<WalkInPayload> {
    return { person: await walkIn(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => AddGuestPayload, {
    description:
      'Gives a free seat to a person without an account, and checks them in by name. For keepers of the door, if the ' +
      'event takes walk-ins; recorded in the audit trail. With `raiseCapacity`, a full event gets one more seat. Errors: ' +
      'FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CHECK_IN_CLOSED, EVENT_FULL, GUEST_IN if `another` is false.',
  })
  async addGuest(
    @Arg('input', () => AddGuestInput) input: AddGuestInput,
    @Ctx() ctx: Context,
  ): Promise<AddGuestPayload> {
    return { guest: await addGuest(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => RemoveGuestPayload, {
    description:
      'Undoes the check-in of a guest and frees the seat. For keepers of the door; recorded in the audit trail. Errors: ' +
      'FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, NOT_CHECKED_IN.',
  })
  async removeGuest(
    @Arg('input', () => RemoveGuestInput) input: RemoveGuestInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveGuestPayload> {
    return { guest: await removeGuest(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @FieldResolver(() => GuestConnection, {
    complexity: prices.statement,
    description: 'Guests without an account who are checked in, the earliest first.',
  })
  guests(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in the name.' })
    search: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Guest>> {
    return guestsOf(ctx, eventId, { first, after: after ?? null, search });
  }
}
