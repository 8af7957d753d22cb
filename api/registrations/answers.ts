import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { refuseCancelled } from '../events/cancelled.ts';
import { lockEvent } from '../events/rules.ts';
import type { Answer } from '../questions/Question.ts';
import { answersOf, forgetAnswers } from '../questions/read.ts';
import { checkAnswers, writeAnswers } from '../questions/rules.ts';
import { answersProblem } from '../questions/validate.ts';
import { canSeeDetails } from './can.ts';
import type { AnswerQuestionsInput } from './inputs.ts';
import { ownRegistration } from './read.ts';
import type { RegistrationRow } from './Registration.ts';
import { refuseMissingId } from './rules.ts';
import { seatQueue } from './seats.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';

/** The answers of a registration. For the creator of the event, its managers, admins and the person, else null. */
export const answersFor = async (ctx: Context, registration: RegistrationRow): Promise<readonly Answer[] | null> =>
  canSeeDetails(requireViewer(ctx), registration) ? answersOf(ctx, registration.id) : null;

const selectOwnId = statement<{ id: string }>(
  'answers-own-registration',
  'SELECT id FROM registrations WHERE event_id = $1 AND user_id = $2',
);

/**
 * Replaces the viewer's answers at an event. Their registration may have any state. Throws NOT_REGISTERED if there is none.
 */
export async function answerQuestions(
  ctx: Context,
  { eventId, answers }: AnswerQuestionsInput,
): Promise<RegistrationRow> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'register');
  refuseInvalid(answersProblem(answers));
  const uuid = toUuid('event', eventId);
  if (!uuid) throw refusal('NOT_FOUND', eventNotFound);
  const registration = await seatQueue.run(uuid, () =>
    ctx.em.transactional(async (em) => {
      const event = await lockEvent(em, viewer, eventId);
      const [own] = await em.rows(selectOwnId, [uuid, toUuid('user', viewer.id)]);
      if (!own) throw notRegistered();
      refuseCancelled(event);
      if (event.date <= new Date()) throw refusal('EVENT_STARTED', sentence('answersStarted'));
      if (event.rules.closesAt && event.rules.closesAt <= new Date())
        throw refusal('REGISTRATION_ENDED', sentence('answersClosed'));
      await writeAnswers(em, own.id, await checkAnswers(em, uuid, answers));
      return own.id;
    }),
  );
  forgetAnswers(ctx, toId('registration', registration));
  const own = await ownRegistration(ctx, eventId);
  if (!own) throw notRegistered();
  return own;
}

const notRegistered = () => refusal('NOT_REGISTERED', sentence('notRegistered'));
