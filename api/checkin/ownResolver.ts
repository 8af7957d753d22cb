import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../core/context/context.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { doorsCloseAt, selfCheckInTime } from '../events/status.ts';
import { canKeepDoor } from './can.ts';
import { checkInSelf } from './checkInSelf.ts';
import { codeAt } from './ownCode.ts';
import { CheckInCode, CheckInSelfInput, CheckInSelfPayload } from './ownInputs.ts';

@Resolver(() => Event)
export class OwnCheckInResolver {
  @Mutation(() => CheckInSelfPayload, {
    description:
      'Checks in the viewer, who needs a seat, by the code displayed at the event. Possible if the event allows it, from ' +
      'an hour before it begins until it is over. Errors: NOT_FOUND, VALIDATION_FAILED, CHECK_IN_CLOSED, NO_SEAT, ' +
      'WRONG_CODE, ALREADY_IN (see `checkIn`), TOO_MANY_REQUESTS after too many wrong codes.',
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
      'The current code for self check-in. For keepers of the door, if the event allows self check-in, from an hour ' +
      'before it begins until it is over; else null.',
  })
  checkInCode(@Root() event: EventRow, @Ctx() ctx: Context): CheckInCode | null {
    if (!event.selfCheckIn || event.cancelledAt || !canKeepDoor(requireViewer(ctx), event)) return null;
    const now = new Date();
    if (selfCheckInTime(event, now) !== 'OPEN') return null;
    const { digits, endsAt: periodEnd } = codeAt({ secret: ctx.secret, eventId: event.id, now });
    const endsAt = new Date(Math.min(periodEnd.getTime(), doorsCloseAt(event).getTime()));
    return { digits, endsAt, path: `/events/${event.id}/check-in#${digits}`, serverTime: now };
  }
}
