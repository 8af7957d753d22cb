import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { eventCancelled } from '../events/cancelled.ts';
import { EventApproval, type EventRow } from '../events/Event.ts';
import { canTakeSeats } from './can.ts';
import { RegistrationState } from './inputs.ts';
import { overlapRefusal } from './myEvents/overlaps.ts';
import { ownRegistration } from './read.ts';
import { SeatState } from './Registration.ts';
import type { SeatRefusal } from './seats.ts';
import { isSeatFree } from './status.ts';
import { sentence } from './texts.ts';

/*
 * The result that registering for an event would have for the viewer now, and the refusal for each result.
 */

const selectClosedReasons = statement<{ id: string; why: RegistrationState }>(
  'registrations-closed',
  `SELECT e.id, evm_why_closed(e, $1) AS why FROM events e WHERE e.id = ANY(${uuidList('$2')})`,
  ({ id, why }) => ({ id: toId('event', id as string), why: why as RegistrationState }),
);

const closedReasons = perRequest(
  (ctx, eventIds) =>
    ctx.rows(selectClosedReasons, [toUuid('user', requireViewer(ctx).id), eventIds.map((id) => toUuid('event', id))]),
  ({ id }) => id,
);

/** The reason why the event's rules refuse the viewer, or null. Only events with rules need a statement. */
async function closedReason(ctx: Context, event: EventRow): Promise<RegistrationState | null> {
  if (event.date <= new Date()) return RegistrationState.STARTED;
  return event.rules && ((await closedReasons(ctx).load(event.id))?.why ?? null);
}

/** The state of the viewer's registration, or null. */
export const ownState = async (ctx: Context, event: EventRow): Promise<string | null> =>
  event.viewerSeat === undefined ? ((await ownRegistration(ctx, event.id))?.state ?? null) : event.viewerSeat;

export const hasSeat = (ctx: Context, event: EventRow): boolean | Promise<boolean> =>
  event.viewerSeat === undefined
    ? ownState(ctx, event).then((state) => state === SeatState.CONFIRMED)
    : event.viewerSeat === SeatState.CONFIRMED;

/** The result that registering would have for the viewer now. */
export const registrationState = (ctx: Context, event: EventRow): RegistrationState | Promise<RegistrationState> =>
  event.viewerSeat === undefined || (event.rules && !event.viewerSeat)
    ? ownState(ctx, event).then(async (own) => stateOf(ctx, event, own, own ? null : await closedReason(ctx, event)))
    : stateOf(ctx, event, event.viewerSeat, null);

function stateOf(
  ctx: Context,
  event: EventRow,
  own: string | null,
  closedFor: RegistrationState | null,
): RegistrationState {
  if (event.cancelledAt) return RegistrationState.CANCELLED;
  if (own === SeatState.CONFIRMED) return RegistrationState.REGISTERED;
  // helpers see an event before it is approved
  if (!canTakeSeats(requireViewer(ctx)) || event.approval !== EventApproval.APPROVED)
    return RegistrationState.NOT_ELIGIBLE;
  if (event.date <= new Date()) return RegistrationState.STARTED;
  if (own === SeatState.WAITLISTED) return RegistrationState.WAITLISTED;
  if (own === SeatState.REQUESTED) return RegistrationState.REQUESTED;
  return closedFor ?? (isSeatFree(event) ? RegistrationState.OPEN : RegistrationState.FULL);
}

/** Whether the person can cancel a registration in this state now. */
export const canCancel = ({ date, rules, cancelledAt }: EventRow, state: string | null): boolean => {
  if (cancelledAt) return false;
  const until = (state === SeatState.CONFIRMED && rules?.cancelUntil) || date;
  return state !== null && new Date() < until && new Date() < date;
};

const refusals = {
  [RegistrationState.NOT_ELIGIBLE]: () => refusal('FORBIDDEN', sentence('notApproved')),
  [RegistrationState.CANCELLED]: eventCancelled,
  [RegistrationState.STARTED]: () => refusal('EVENT_STARTED', sentence('started')),
  [RegistrationState.CLOSED]: () => refusal('REGISTRATION_ENDED', sentence('closed')),
  [RegistrationState.NOT_OPEN]: () => refusal('REGISTRATION_NOT_OPEN', sentence('notOpen')),
  [RegistrationState.OTHER_COLLEGES]: () => refusal('OTHER_COLLEGES', sentence('otherColleges')),
  [RegistrationState.COLLEGE_FULL]: () => refusal('COLLEGE_FULL', sentence('collegeFull')),
  [RegistrationState.REGISTERED]: () => refusal('ALREADY_REGISTERED', sentence('alreadyRegistered')),
  [RegistrationState.WAITLISTED]: () => refusal('ALREADY_WAITING', sentence('alreadyWaiting')),
  [RegistrationState.REQUESTED]: () => refusal('ALREADY_REQUESTED', sentence('alreadyRequested')),
};

/** The refusal for the reason `why` the viewer gets no seat. */
export async function seatRefusal(ctx: Context, event: EventRow, why: SeatRefusal): Promise<Error> {
  if (why === 'OVERLAPS') return overlapRefusal(ctx, event);
  if (why in refusals) return refusals[why as keyof typeof refusals]();
  return refusal('EVENT_FULL', sentence('full'));
}
