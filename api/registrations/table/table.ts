import { canManageUsers } from '../../accounts/can.ts';
import { checkFirst, type Page } from '../../core/pages/connection.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { toUuid } from '../../core/ids/ids.ts';
import { refuseInvalid } from '../../core/refusals/errors.ts';
import { statement } from '../../core/statements/rows.ts';
import { containsWords, wordsOf } from '../../core/statements/search.ts';
import { canEditEvent } from '../../events/can.ts';
import type { EventRow } from '../../events/Event.ts';
import type { Question } from '../../questions/Question.ts';
import { questionColumns, readQuestion } from '../../questions/read.ts';
import { registrationSource } from '../read.ts';
import { type RegistrationRow, SeatState } from '../Registration.ts';
import { sentence } from '../texts.ts';
import { sortedPages, sortKeys, textOf } from './sorting.ts';
import { attendanceConditions } from './attendance.ts';
import { RegistrationAttendance, RegistrationSort } from './tableInputs.ts';

/*
 * The table of all registrations of an event, for its creator, its managers and admins.
 */

/** Whether a registration `r` has an answer; `n` is the number of the parameter with the question, before the answer's. */
const isAnswered = (n: number) => `EXISTS (SELECT FROM answers a
  WHERE a.registration_id = r.id AND a.question_id = $${n}::uuid AND $${n + 1}::text = ANY(a.given))`;

/**
 * The statements of a list. `holds` is an SQL condition on `r`; `part` makes the names of its statements unique. If
 * `byAnswer`, the last two parameters are a question and an answer.
 */
function listStatements(part: string, holds: string, byAnswer = false) {
  const answered = (n: number) => (byAnswer ? isAnswered(n) : 'true');
  const ordersBy = (key: keyof typeof sortKeys, keyDown = key, source = registrationSource) => {
    const where = `r.state = ANY($6::text[]) AND ($7::uuid IS NULL OR r.user_id = $7) AND ${holds}
      AND ${answered(9)}`;
    const list = { source, text: textOf('true', '$8', '$4'), where };
    return {
      up: sortedPages({ ...list, key: sortKeys[key], name: `ALL${part}-${key}` }),
      down: sortedPages({ ...list, key: sortKeys[keyDown], name: `ALL${part}-${key}-down`, isDescending: true }),
    };
  };
  // the question is the last parameter
  const withAnswer = `${registrationSource} LEFT JOIN answers a ON a.registration_id = r.id AND a.question_id = $${byAnswer ? 11 : 9}
    LEFT JOIN questions q ON q.id = a.question_id`;
  return {
    orders: {
      [RegistrationSort.WHEN]: ordersBy('when'),
      [RegistrationSort.NAME]: ordersBy('name'),
      [RegistrationSort.COLLEGE]: ordersBy('college'),
      [RegistrationSort.STATE]: ordersBy('state'),
      [RegistrationSort.ANSWER]: ordersBy('answer', 'answerDown', withAnswer),
    },
    count: statement<{ count: number }>(
      `registrations-all${part.toLowerCase()}-count`,
      `SELECT count(*)::int AS count FROM ${registrationSource}
        WHERE r.event_id = $1 AND ${containsWords(textOf('true', '$5', '$2'), '$2::text[]')} AND r.state = ANY($3::text[])
          AND ($4::uuid IS NULL OR r.user_id = $4) AND ${holds} AND ${answered(6)}`,
    ),
  };
}

const nilUuid = '00000000-0000-0000-0000-000000000000';

// separate lists, so that the list of all registrations is not slowed down by these conditions
const listsBy = (part: string, byAnswer: boolean) => ({
  all: listStatements(part, 'true', byAnswer),
  [RegistrationAttendance.IN]: listStatements(`-IN${part}`, attendanceConditions.in, byAnswer),
  [RegistrationAttendance.NOT_IN]: listStatements(`-OUT${part}`, attendanceConditions.not_in, byAnswer),
  [RegistrationAttendance.WALK_IN]: listStatements(`-WALK${part}`, attendanceConditions.walk_in, byAnswer),
});

const anyAnswer = listsBy('', false);
const oneAnswer = listsBy('-ANSWER', true);

export interface RegistrationListArgs {
  readonly first: number;
  readonly after?: string | null;
  readonly search?: string | null;
  readonly userId?: string | null;
  readonly state?: readonly SeatState[] | null;
  readonly attendance?: RegistrationAttendance | null;
  readonly questionId?: string | null;
  readonly answer?: string | null;
  readonly sort: RegistrationSort;
  readonly sortQuestionId?: string | null;
  readonly descending: boolean;
}

/**
 * All registrations of an event, in any state. All words of `search` must occur in names, address and college; `userId`
 * keeps one person; `questionId` and `answer` keep those who answered so;
 * `sortQuestionId` is the question of the order ANSWER. Null if the viewer may not edit the event.
 */
export async function allRegistrationsOf(
  ctx: Context,
  event: EventRow,
  args: RegistrationListArgs,
): Promise<Page<RegistrationRow> | null> {
  const { first, after, search, userId, state, attendance, questionId, answer, sort, sortQuestionId, descending } =
    args;
  const viewer = requireViewer(ctx);
  if (!canEditEvent(viewer, event)) return null;
  checkFirst(first);
  const byAnswers = sort === RegistrationSort.ANSWER;
  refuseInvalid({
    ...(Boolean(questionId) !== Boolean(answer) && {
      [questionId ? 'answer' : 'questionId']: sentence('answerAlone'),
    }),
    ...(byAnswers !== Boolean(sortQuestionId) && { sortQuestionId: sentence('sortAlone') }),
  });
  const words = wordsOf(search);
  const states = state?.length ? state : Object.values(SeatState);
  const uuid = toUuid('event', event.id)!;
  // an id of another kind matches no registration
  const person = userId ? (toUuid('user', userId) ?? nilUuid) : null;
  const byAddress = canManageUsers(viewer);
  const answered = questionId && answer ? [toUuid('question', questionId) ?? nilUuid, answer] : [];
  const list = (answered.length > 0 ? oneAnswer : anyAnswer)[attendance ?? 'all'];
  const count = async () =>
    (await ctx.rows(list.count, [uuid, words, states, person, byAddress, ...answered]))[0]!.count;
  const pages = list.orders[sort][descending ? 'down' : 'up'];
  const sortQuestion = sortQuestionId ? [toUuid('question', sortQuestionId) ?? nilUuid] : [];
  const more = [states, person, byAddress, ...answered, ...sortQuestion];
  return pages(ctx, { event: uuid, words, more, by: sortQuestion.join('') }, first, after, count);
}

const selectFormerQuestions = statement(
  'questions-former',
  `SELECT ${questionColumns} FROM questions q WHERE event_id = $1 AND position IS NULL
      AND EXISTS (SELECT FROM answers WHERE question_id = q.id) ORDER BY id`,
  readQuestion,
);

/** Questions that were removed from an event but have answers; null if the viewer may not edit the event. */
export const formerQuestionsOf = async (ctx: Context, event: EventRow): Promise<readonly Question[] | null> =>
  canEditEvent(requireViewer(ctx), event) ? ctx.rows(selectFormerQuestions, [toUuid('event', event.id)]) : null;
