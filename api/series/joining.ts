import { GraphQLError } from 'graphql';
import type { Context } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import type { EventRow } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import type { Question } from '../questions/Question.ts';
import { questionsOf } from '../questions/read.ts';
import type { RegisterForEventInput } from '../registrations/inputs.ts';
import type { RegistrationRow } from '../registrations/Registration.ts';
import { registerForEvent, requireParticipant } from '../registrations/rules.ts';
import { validateRegistration } from '../registrations/validate.ts';
import type { NoSeat } from './inputs.ts';
import { seriesOf } from './read.ts';

/**
 * Registers the viewer for an event and all later ones of its series. Each registration succeeds or fails on its own,
 * as if requested alone.
 */
export async function registerForSeries(
  ctx: Context,
  input: RegisterForEventInput,
): Promise<{ registrations: RegistrationRow[]; withoutSeat: NoSeat[] }> {
  requireParticipant(ctx);
  refuseInvalid(validateRegistration(input));
  const first = await requireEvent(ctx, input.eventId);
  const events = (await seriesOf(ctx, first.id)) ?? [first];
  const questions = await questionsOf(ctx, first);
  const registrations: RegistrationRow[] = [];
  const withoutSeat: NoSeat[] = [];
  for (const event of events.filter(({ date }) => date >= first.date))
    try {
      const answers =
        event.id === first.id ? input.answers : await answersForEvent(ctx, event, questions, input.answers);
      registrations.push(await registerForEvent(ctx, { ...input, eventId: event.id, answers }));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      withoutSeat.push({ eventId: event.id, code: String(error.extensions.code), message: error.message });
    }
  return { registrations, withoutSeat };
}

const shapeOf = ({ kind, label, options }: Question) => JSON.stringify([kind, label, options]);

/** Maps answers to the equal questions of another event; questions that differ get no answer. */
async function answersForEvent(
  ctx: Context,
  event: EventRow,
  questions: readonly Question[],
  answers: RegisterForEventInput['answers'],
): Promise<RegisterForEventInput['answers']> {
  if (!answers?.length) return answers;
  const there = new Map((await questionsOf(ctx, event)).map((question) => [shapeOf(question), question.id]));
  const shapes = new Map(questions.map((question) => [question.id, shapeOf(question)]));
  return answers.flatMap(({ questionId, values }) => {
    const same = there.get(shapes.get(questionId) ?? '');
    return same ? [{ questionId: same, values }] : [];
  });
}
