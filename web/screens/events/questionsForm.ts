import type { Question } from './readQuestions.ts';

/** A question as a person fills it in. */
export type QuestionForm = {
  /** By which the form knows it; that of the question itself where it is one already. */
  key: string;
  id: string | null;
  kind: Question['kind'];
  label: string;
  help: string;
  isRequired: boolean;
  /** Line by line as they are typed; kept while another kind is tried. */
  options: readonly string[];
  /** What is wrong with it, by its field. */
  problems: Readonly<Record<string, string>>;
};

export type QuestionProblems = Partial<Record<`questions.${string}`, string>>;

export const questionsFormOf = (questions: readonly Question[]): readonly QuestionForm[] =>
  questions.map(({ id, help, ...same }) => ({ ...same, key: id, id, help: help ?? '', problems: {} }));

/** What is sent; the server trims it. */
export const questionsInput = (questions: readonly QuestionForm[]) =>
  questions.map(({ id, kind, label, help, isRequired, options }) => ({
    id,
    kind,
    label,
    help: help || null,
    isRequired,
    options: kind.endsWith('_OF') ? options : [],
  }));

/** By the names that the server gives them. */
export const questionProblems = (questions: readonly QuestionForm[]): QuestionProblems =>
  Object.fromEntries(
    questions.flatMap(({ problems }, place) =>
      Object.entries(problems).map(([field, text]) => [partOf(place, field), text]),
    ),
  );

/** The name of what belongs to the question at a place. */
export const partOf = (place: number, field: string) => `questions.${place}.${field}` as const;

/** Whether anything is said of the question at a place. */
export const isWrong = (problem: (name: `questions.${string}`) => string | undefined, place: number): boolean =>
  ['id', 'label', 'help', 'options'].some((field) => problem(partOf(place, field)));

/** What somebody else has taken away meanwhile is asked as a new question: the old one may be gone for good. */
export const stillAsked = (mine: readonly QuestionForm[], newer: readonly QuestionForm[]): readonly QuestionForm[] =>
  mine.map((question) => (newer.some(({ id }) => id === question.id) ? question : { ...question, id: null }));
