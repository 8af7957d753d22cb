import { normalizeEmail } from '../accounts/validate.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { eventCancelled } from '../events/cancelled.ts';
import { EventApproval } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import { eventIdProblem } from '../events/validate.ts';
import { checkAnswers, writeAnswers } from '../questions/rules.ts';
import { questionsOf } from '../questions/read.ts';
import { labelledAnswerProblems } from '../questions/validate.ts';
import { canTakeSeats } from './can.ts';
import type { RegisterForEventInput } from './inputs.ts';
import { forgetOwnRegistration, ownRegistration } from './read.ts';
import type { RegistrationRow } from './Registration.ts';
import {
  cacheEvent,
  cacheOwn,
  leaveSeat,
  type SeatRefusal,
  type SeatRequest,
  type CancellationRefusal,
  seatQueue,
  takeSeat,
  takeSeatBeforeAnswers,
} from './seats.ts';
import { seatRefusal } from './state.ts';
import { validateRegistration } from './validate.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';

/** Refuses viewers who are not participants. */
export function requireParticipant(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canTakeSeats(viewer)) throw refusal('FORBIDDEN', sentence('participantsOnly'));
  return viewer;
}

/** Takes a seat for the viewer. A refusal changes nothing. */
export const registerForEvent = (ctx: Context, input: RegisterForEventInput): Promise<RegistrationRow> =>
  makeRegistration(ctx, input, false);

/**
 * Registers the viewer: a seat, a place on the waitlist if `acceptsWaitlist`, or a request if the organizer decides. The
 * confirmation is mailed to the address of the account, because the one in the form may belong to another person.
 */
export async function makeRegistration(
  ctx: Context,
  input: RegisterForEventInput,
  acceptsWaitlist: boolean,
): Promise<RegistrationRow> {
  requireViewer(ctx);
  refuseMissingId(input.eventId, 'register');
  const viewer = requireParticipant(ctx);
  const problems = validateRegistration(input);
  const event = toUuid('event', input.eventId);
  if (Object.keys(problems).length > 0)
    refuseInvalid({ ...(problems.answers ? {} : await problemsOfAnswers(ctx, input)), ...problems });
  if (!event) throw refusal('NOT_FOUND', eventNotFound);
  const request: SeatRequest = [
    toUuid('registration', newId('registration'))!,
    event,
    toUuid('user', viewer.id)!,
    input.name.trim(),
    normalizeEmail(input.email),
    input.phone?.trim() || null,
    input.specialRequirements?.trim() || null,
    acceptsWaitlist,
  ];
  const withAnswers = () => seatQueue.run(event, () => takeSeatWithAnswers(ctx, input, request));
  if (input.answers?.length) return withAnswers();
  const result = await takeSeat(ctx, request);
  if (result.refusal === 'ASKS') return withAnswers();
  forgetNode(ctx, 'event', input.eventId);
  if (result.refusal !== null) {
    if (result.event) cacheEvent(ctx, result.event);
    throw await refusalFor(ctx, input.eventId, result.refusal);
  }
  cacheOwn(ctx, result.event, result.registration);
  return result.registration;
}

/** Invalid answers roll the registration back. */
async function takeSeatWithAnswers(
  ctx: Context,
  { eventId, answers }: RegisterForEventInput,
  request: SeatRequest,
): Promise<RegistrationRow> {
  const [id, event] = request;
  await ctx.em.transactional(async (em) => {
    const [result] = await em.write(takeSeatBeforeAnswers, request);
    if (result!.refusal !== null) {
      forgetNode(ctx, 'event', eventId);
      throw await refusalFor(ctx, eventId, result!.refusal);
    }
    await writeAnswers(em, id, await checkAnswers(em, event, answers));
  });
  forgetNode(ctx, 'event', eventId);
  forgetOwnRegistration(ctx, eventId);
  return (await ownRegistration(ctx, eventId))!;
}

/** NOT_FOUND for viewers who may not see the event. */
async function refusalFor(ctx: Context, eventId: string, why: SeatRefusal) {
  const event = await requireEvent(ctx, eventId);
  // an admin approved the event after the statement; when it decided, the viewer could not see the event
  if (why === 'NOT_ELIGIBLE' && event.approval === EventApproval.APPROVED) return refusal('NOT_FOUND', eventNotFound);
  return seatRefusal(ctx, event, why);
}

/** Problems of the answers, reported together with those of the form. None if the viewer cannot see the event. */
async function problemsOfAnswers(ctx: Context, { eventId, answers }: RegisterForEventInput) {
  const event = await eventById(ctx, eventId);
  return event ? labelledAnswerProblems(await questionsOf(ctx, event), answers ?? []) : {};
}

/** Cancels the viewer's registration: a seat, a place on the waitlist, or a request. Returns the id that it had. */
export async function cancelRegistration(ctx: Context, eventId: string): Promise<string> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'cancel');
  const event = toUuid('event', eventId);
  if (!event) throw refusal('NOT_FOUND', eventNotFound);
  const [result] = await seatQueue.run(event, () => ctx.write(leaveSeat, [event, toUuid('user', viewer.id)]));
  if (result!.refusal !== null) throw await cancellationRefusal(ctx, eventId, result!.refusal);
  cacheOwn(ctx, result!.event, null);
  return result!.id;
}

export function refuseMissingId(eventId: string, purpose: 'register' | 'cancel'): void {
  const problem = eventIdProblem(eventId, purpose);
  if (problem) refuseInvalid({ eventId: problem });
}

async function cancellationRefusal(ctx: Context, eventId: string, why: CancellationRefusal) {
  await requireEvent(ctx, eventId);
  if (why === 'CANCELLED') return eventCancelled();
  if (why === 'STARTED') return refusal('EVENT_STARTED', sentence('cancelStarted'));
  if (why === 'CLOSED') return refusal('CANCELLATION_CLOSED', sentence('cancelClosed'));
  return refusal('NOT_REGISTERED', sentence('notRegistered'));
}
