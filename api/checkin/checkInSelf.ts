import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid, tooMany } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { eventCancelled, refuseCancelled } from '../events/cancelled.ts';
import type { EventRow } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { selfCheckInTime } from '../events/status.ts';
import { SeatState } from '../registrations/Registration.ts';
import type { DoorPersonRow } from './Door.ts';
import { countFailedTries, remainingTries } from './guesses.ts';
import type { CheckInSelfInput } from './ownInputs.ts';
import { isCodeAt } from './ownCode.ts';
import { doorPeopleById, forgetCounts } from './read.ts';
import { isCheckedIn, writeScan } from './rules.ts';
import { mostOwnGuesses, toDigits, validateCheckInSelf } from './validate.ts';
import { lockSeats } from './identifyPeople.ts';
import { sentence } from './texts.ts';

const closedMessages = { EARLY: sentence('early'), OVER: sentence('over') } as const;

const noSeatMessages: Readonly<Record<string, Sentence>> = {
  [SeatState.WAITLISTED]: sentence('youWait'),
  [SeatState.REQUESTED]: sentence('youRequested'),
};

const ownCodeLimit = { of: 'own check-in codes', most: mostOwnGuesses };

type Outcome = 'IN' | 'EVENT_CANCELLED' | 'ALREADY_IN' | 'NO_SEAT' | 'WRONG_CODE' | 'TOO_MANY_REQUESTS';

/**
 * Checks the viewer in by the code that is displayed at the event. The scan names the viewer as its author. Returns the
 * viewer as a person of the door list.
 */
export async function checkInSelf(ctx: Context, { eventId, code }: CheckInSelfInput): Promise<DoorPersonRow> {
  refuseInvalid(validateCheckInSelf({ code }));
  const event = await requireEvent(ctx, eventId);
  refuseCancelled(event);
  if (!event.selfCheckIn) throw refusal('CHECK_IN_CLOSED', sentence('notBySelf'));
  const time = selfCheckInTime(event, new Date());
  if (time !== 'OPEN') throw refusal('CHECK_IN_CLOSED', closedMessages[time]);
  const { outcome, wait } = await tryCheckIn(ctx, event, toDigits(code));
  const uuid = toUuid('event', event.id)!;
  forgetCounts(ctx, uuid);
  switch (outcome) {
    case 'TOO_MANY_REQUESTS':
      throw tooMany(sentence('tooManyOwnCodes'), wait);
    case 'WRONG_CODE':
      throw refusal('WRONG_CODE', sentence('wrongCode'));
    case 'EVENT_CANCELLED':
      throw eventCancelled();
    case 'NO_SEAT':
      throw noSeatRefusal(event);
  }
  const [now] = await doorPeopleById(ctx, uuid, [toUuid('user', requireViewer(ctx).id)!]);
  if (!now) throw noSeatRefusal(event);
  if (outcome === 'IN') return now;
  const { at, by, door, name, userId } = now;
  throw refusal('ALREADY_IN', sentence('youAreIn'), { at: at?.toISOString() ?? null, by, door, name, userId });
}

const noSeatRefusal = ({ viewerSeat }: EventRow) =>
  refusal('NO_SEAT', noSeatMessages[viewerSeat ?? ''] ?? sentence('youHaveNoSeat'));

/** Checks seat and code in one transaction, with the registration locked as at a door. */
async function tryCheckIn(
  ctx: Context,
  event: EventRow,
  digits: string,
): Promise<{ readonly outcome: Outcome; readonly wait: number }> {
  const [uuid, person] = [toUuid('event', event.id)!, toUuid('user', requireViewer(ctx).id)!];
  return ctx.em.transactional(async (em) => {
    const { left, wait } = await remainingTries(em, ctx, ownCodeLimit);
    const outcome = left === 0 ? 'TOO_MANY_REQUESTS' : await checkInWithCode(em);
    // other outcomes do not depend on the code, or the code was right, so they are no guesses
    if (outcome === 'WRONG_CODE') await countFailedTries(em, ctx, 1, ownCodeLimit);
    em.isRefused = outcome !== 'IN';
    return { outcome, wait };
  });

  async function checkInWithCode(em: UnitOfWork): Promise<Outcome> {
    const problem = (await lockSeats(em, uuid, [person]))({ person });
    if (problem) return problem.code === 'EVENT_CANCELLED' ? problem.code : 'NO_SEAT';
    if (await isCheckedIn(em, uuid, person)) return 'ALREADY_IN';
    if (!isCodeAt({ secret: ctx.secret, eventId: event.id, now: new Date() }, digits)) return 'WRONG_CODE';
    await writeScan(em, ctx, uuid, { person });
    return 'IN';
  }
}
