import {
  answerField,
  answerProblem,
  cleanTexts,
  consent,
  hasOptions,
  validateAnswers,
  type GivenAnswer,
} from '../../../api/questions/validate.ts';

/** What is needed of a question to ask it. */
export type Asked = {
  readonly id: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly options: readonly string[];
};

/** By the name that the server gives each: a text, the one chosen option, those that were chosen, or whether consent is given. */
export type AnswersForm = Record<`answers.${string}`, string | boolean | readonly string[]>;

export const answerName = (id: string) => answerField(id) as `answers.${string}`;

/** The form with what was answered; of answers that a question no longer takes only what it does. */
export function answersFormOf(questions: readonly Asked[], answers: readonly GivenAnswer[] = []): AnswersForm {
  const given = new Map(answers.map(({ questionId, values }) => [questionId, cleanTexts(values)]));
  return Object.fromEntries(
    questions.map((question) => {
      const { id, kind, options } = question;
      const all = given.get(id) ?? [];
      const fit = hasOptions(question) ? all.filter((value) => options.includes(value)) : all;
      const one = answerProblem(question, fit) ? '' : (fit[0] ?? '');
      return [answerName(id), kind === 'SEVERAL_OF' ? fit : kind === 'CONSENT' ? fit[0] === consent : one];
    }),
  );
}

/** What is sent: whatever is empty is no answer. */
export const answersOf = (questions: readonly Asked[], form: AnswersForm): GivenAnswer[] =>
  questions.flatMap(({ id }) => {
    const answer = form[answerName(id)] ?? '';
    const values =
      typeof answer === 'boolean' ? [answer ? consent : ''] : typeof answer === 'string' ? [answer] : answer;
    const given = cleanTexts(values);
    return given.length > 0 ? [{ questionId: id, values: given }] : [];
  });

export const answerProblems = (
  questions: readonly Asked[],
  form: AnswersForm,
): Partial<Record<keyof AnswersForm, string>> => validateAnswers(questions, answersOf(questions, form));

/** The questions are others than those that were shown: the server refuses what this form takes for complete. */
export const areOtherQuestions = (fields: Record<string, string>): boolean =>
  Object.keys(fields).some((name) => name === 'answers' || name.startsWith('answers.'));
