import type { Sentence } from '../../../../api/core/texts/texts.ts';
import {
  answerField,
  answerProblem,
  cleanTexts,
  consent,
  hasOptions,
  validateAnswers,
  type GivenAnswer,
} from '../../../../api/questions/validate.ts';

/** The fields of a question that the form needs. */
export type FormQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly options: readonly string[];
};

/** The values by the server's field names: a text, the chosen option, the chosen options, or whether consent is given. */
export type AnswersForm = Record<`answers.${string}`, string | boolean | readonly string[]>;

export const answerName = (id: string) => answerField(id) as `answers.${string}`;

/** Consents are never restored, because their texts may have changed. */
export const consentNames = (questions: readonly FormQuestion[]) =>
  questions.filter(({ kind }) => kind === 'CONSENT').map(({ id }) => answerName(id));

/** The form with the given answers. Values that no longer fit their question are left out. */
export function answersFormOf(questions: readonly FormQuestion[], answers: readonly GivenAnswer[] = []): AnswersForm {
  const valuesByQuestion = new Map(answers.map(({ questionId, values }) => [questionId, cleanTexts(values)]));
  return Object.fromEntries(
    questions.map((question) => {
      const { id, kind, options } = question;
      const all = valuesByQuestion.get(id) ?? [];
      const fit = hasOptions(question) ? all.filter((value) => options.includes(value)) : all;
      const one = answerProblem(question, fit) ? '' : (fit[0] ?? '');
      return [answerName(id), kind === 'SEVERAL_OF' ? fit : kind === 'CONSENT' ? fit[0] === consent : one];
    }),
  );
}

/** The answers to send; empty ones are left out. */
export const answersOf = (questions: readonly FormQuestion[], form: AnswersForm): GivenAnswer[] =>
  questions.flatMap(({ id }) => {
    const answer = form[answerName(id)] ?? '';
    const values =
      typeof answer === 'boolean' ? [answer ? consent : ''] : typeof answer === 'string' ? [answer] : answer;
    const given = cleanTexts(values);
    return given.length > 0 ? [{ questionId: id, values: given }] : [];
  });

export const answerProblems = (
  questions: readonly FormQuestion[],
  form: AnswersForm,
): Partial<Record<keyof AnswersForm, Sentence>> => validateAnswers(questions, answersOf(questions, form));

/** Whether the server refused answers that this form accepts. Then the questions have changed. */
export const haveQuestionsChanged = (fields: Record<string, string>): boolean =>
  Object.keys(fields).some((name) => name === 'answers' || name.startsWith('answers.'));
