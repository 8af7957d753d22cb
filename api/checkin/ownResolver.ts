import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../core/context.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { canKeepDoor } from './can.ts';
import { checkInSelf } from './own.ts';
import { codeAt } from './ownCode.ts';
import { CheckInCode, CheckInSelfInput, CheckInSelfPayload } from './ownInputs.ts';

/** How people check themselves in. */
@Resolver(() => Event)
export class OwnCheckInResolver {
  @Mutation(() => CheckInSelfPayload, {
    description:
      'Checks the viewer in, who has a seat, by the code that is shown at the event: where it allows that, from an hour before ' +
      'it begins until it is over. Errors: NOT_FOUND, VALIDATION_FAILED, CHECK_IN_CLOSED, NO_SEAT, WRONG_CODE, ' +
      'ALREADY_IN (see `checkIn`), TOO_MANY_REQUESTS after too many wrong codes.',
  })
  async checkInSelf(
    @Arg('input', () => CheckInSelfInput) input: CheckInSelfInput,
    @Ctx() ctx: Context,
  ): Promise<CheckInSelfPayload> {
    const { at, name } = await checkInSelf(ctx, input);
    return { at: at ?? new Date(), name, event: await requireEvent(ctx, input.eventId) };
  }

  @FieldResolver(() => CheckInCode, {
    nullable: true,
    description:
      'The code that is shown there now, by which people check themselves in: for whoever keeps the door, where the event ' +
      'allows that; else null.',
  })
  checkInCode(@Root() event: EventRow, @Ctx() ctx: Context): CheckInCode | null {
    if (!event.selfCheckIn || !canKeepDoor(requireViewer(ctx), event)) return null;
    const now = new Date();
    const { digits, endsAt } = codeAt({ secret: ctx.secret, eventId: event.id, now });
    return { digits, endsAt, path: `/events/${event.id}/check-in#${digits}`, serverTime: now };
  }
}
