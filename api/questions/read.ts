import type { Context } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { Answer, Question } from './Question.ts';

/** The columns of a question for SELECT; see `readQuestion`. */
export const questionColumns = 'id, kind, label, help, is_required AS "isRequired", options';

export const readQuestion = (raw: Record<string, unknown>): Question => {
  const row = raw as unknown as Question;
  row.id = toId('question', row.id);
  return row;
};

/** All items that belong to one id. */
interface ItemGroup<T> {
  readonly id: string;
  readonly all: readonly T[];
}

const groupById = <T>(rows: readonly { of: string; one: T }[]): ItemGroup<T>[] =>
  [...Map.groupBy(rows, ({ of }) => of)].map(([id, some]) => ({ id, all: some.map(({ one }) => one) }));

export const questionsOfEvents = statement<{ of: string; one: Question }>(
  'questions-of-events',
  `SELECT event_id AS "eventId", ${questionColumns} FROM questions
    WHERE event_id = ANY(${uuidList('$1')}) AND position IS NOT NULL ORDER BY event_id, position`,
  ({ eventId, ...raw }) => ({ of: toId('event', eventId as string), one: readQuestion(raw) }),
);

const questionsByEvent = perRequest(
  async (ctx, ids) => groupById(await ctx.rows(questionsOfEvents, [ids.map((id) => toUuid('event', id))])),
  ({ id }) => id,
);

/** The questions of an event in order, batched per request. Runs no statement for events without questions. */
export const questionsOf = async (
  ctx: Context,
  event: { id: string; hasQuestions: boolean },
): Promise<readonly Question[]> =>
  event.hasQuestions ? ((await questionsByEvent(ctx).load(event.id))?.all ?? []) : [];

/** Clears the cache after the questions of an event changed in this request. */
export const forgetQuestions = (ctx: Context, eventId: string): void => void questionsByEvent(ctx).clear(eventId);

/** `values` as JSON: the driver parses text arrays character by character, which takes 50 times the memory. */
const selectAnswers = statement<{ of: string; one: Answer }>(
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

const answersByRegistration = perRequest(
  async (ctx, ids) => groupById(await ctx.rows(selectAnswers, [ids.map((id) => toUuid('registration', id))])),
  ({ id }) => id,
);

/**
 * The answers of a registration in the order of the questions, archived ones last; batched per request. The caller must
 * check access.
 */
export const answersOf = async (ctx: Context, registrationId: string): Promise<readonly Answer[]> =>
  (await answersByRegistration(ctx).load(registrationId))?.all ?? [];

/** Primes the cache for a new registration without answers, to save a statement. */
export const cacheNoAnswers = (ctx: Context, registrationId: string): void =>
  void answersByRegistration(ctx).clear(registrationId).prime(registrationId, null);

/** Clears the cache after the answers of a registration changed in this request. */
export const forgetAnswers = (ctx: Context, registrationId: string): void =>
  void answersByRegistration(ctx).clear(registrationId);
