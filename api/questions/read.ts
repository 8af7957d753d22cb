import type { Context } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement, uuidList } from '../core/rows.ts';
import type { Answer, Question } from './Question.ts';

/** What reading statements select of a question; see `readQuestion`. */
export const questionColumns = 'id, kind, label, help, is_required AS "isRequired", options';

export const readQuestion = (raw: Record<string, unknown>): Question => {
  const row = raw as unknown as Question;
  row.id = toId('question', row.id);
  return row;
};

/** What belongs to one thing, by the id of that. */
interface Of<T> {
  readonly id: string;
  readonly all: readonly T[];
}

const grouped = <T>(rows: readonly { of: string; one: T }[]): Of<T>[] =>
  [...Map.groupBy(rows, ({ of }) => of)].map(([id, some]) => ({ id, all: some.map(({ one }) => one) }));

const ofEvents = statement<{ of: string; one: Question }>(
  'questions-of-events',
  `SELECT event_id AS "eventId", ${questionColumns} FROM questions
    WHERE event_id = ANY(${uuidList('$1')}) AND position IS NOT NULL ORDER BY event_id, position`,
  ({ eventId, ...raw }) => ({ of: toId('event', eventId as string), one: readQuestion(raw) }),
);

const asked = perRequest(
  async (ctx, ids) => grouped(await ctx.rows(ofEvents, [ids.map((id) => toUuid('event', id))])),
  ({ id }) => id,
);

/** What an event asks, in order. Events of one list share a statement; those that ask nothing need none. */
export const questionsOf = async (
  ctx: Context,
  event: { id: string; hasQuestions: boolean },
): Promise<readonly Question[]> => (event.hasQuestions ? ((await asked(ctx).load(event.id))?.all ?? []) : []);

/** A rule that has written the questions of an event says so, or the rest of the answer would be of before. */
export const forgetQuestions = (ctx: Context, eventId: string): void => void asked(ctx).clear(eventId);

/** As JSON: the driver takes arrays of long texts apart letter by letter, which needs fifty times their memory. */
const ofRegistrations = statement<{ of: string; one: Answer }>(
  'answers-of-registrations',
  `SELECT a.registration_id AS "registrationId", a.question_id AS "questionId", a.kind, a.label, a.options, to_json(a.given) AS values
     FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.registration_id = ANY(${uuidList('$1')})
    ORDER BY a.registration_id, q.position NULLS LAST, q.id`,
  ({ registrationId, ...raw }) => {
    const one = raw as unknown as Answer;
    one.questionId = toId('question', one.questionId);
    return { of: toId('registration', registrationId as string), one };
  },
);

const given = perRequest(
  async (ctx, ids) => grouped(await ctx.rows(ofRegistrations, [ids.map((id) => toUuid('registration', id))])),
  ({ id }) => id,
);

/**
 * What was answered with a registration, in the order of the questions, those that are asked no more last. Who may see it is
 * the caller's question. Registrations of one list share a statement.
 */
export const answersOf = async (ctx: Context, registrationId: string): Promise<readonly Answer[]> =>
  (await given(ctx).load(registrationId))?.all ?? [];

/** A registration that was made a moment ago without answers has none: nothing needs to be read. */
export const knowUnanswered = (ctx: Context, registrationId: string): void =>
  void given(ctx).clear(registrationId).prime(registrationId, null);

/** A rule that has written answers says so, or the rest of the answer would be of before. */
export const forgetAnswers = (ctx: Context, registrationId: string): void => void given(ctx).clear(registrationId);
