import type { Sentence } from '../../../../api/core/texts/texts.ts';
import type { Question } from './readQuestions.ts';

/** A question as form values. */
export type QuestionForm = {
  /** The key in the form: the id of a stored question, or a generated one. */
  key: string;
  id: string | null;
  kind: Question['kind'];
  label: string;
  help: string;
  isRequired: boolean;
  /** One option per line, as typed. They stay while the user tries another kind. */
  options: readonly string[];
  /** The errors by field. */
  problems: Readonly<Record<string, Sentence>>;
};

export type QuestionProblems = Partial<Record<`questions.${string}`, Sentence>>;

export const questionsFormOf = (questions: readonly Question[]): readonly QuestionForm[] =>
  questions.map(({ id, help, ...same }) => ({ ...same, key: id, id, help: help ?? '', problems: {} }));

/** The mutation input; the server trims it. */
export const questionsInput = (questions: readonly QuestionForm[]) =>
  questions.map(({ id, kind, label, help, isRequired, options }) => ({
    id,
    kind,
    label,
    help: help || null,
    isRequired,
    options: kind.endsWith('_OF') ? options : [],
  }));

/** The errors under the server's field names. */
export const questionProblems = (questions: readonly QuestionForm[]): QuestionProblems =>
  Object.fromEntries(
    questions.flatMap(({ problems }, place) =>
      Object.entries(problems).map(([field, text]) => [questionField(place, field), text]),
    ),
  );

/** The server's name for a field of the question at an index. */
export const questionField = (place: number, field: string) => `questions.${place}.${field}` as const;

/** Whether the question at an index has an error. */
export const hasProblem = (problem: (name: `questions.${string}`) => string | undefined, place: number): boolean =>
  ['id', 'label', 'help', 'options'].some((field) => problem(questionField(place, field)));

/** Questions that another user removed become new ones, because the old ones may be deleted for good. */
export const recreateRemovedQuestions = (
  mine: readonly QuestionForm[],
  newer: readonly QuestionForm[],
): readonly QuestionForm[] =>
  mine.map((question) => (newer.some(({ id }) => id === question.id) ? question : { ...question, id: null }));
