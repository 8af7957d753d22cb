import type { Sentence } from '../core/texts/texts.ts';
import { hasControlInLines, lineProblem } from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

/** Limits of questions: counts, and lengths in characters. */
export const questionLimits = {
  questions: 20,
  label: 200,
  help: 500,
  fewestOptions: 2,
  options: 20,
  option: 100,
} as const;

/** Limits of answers in characters. */
export const answerLimits = { shortText: 200, longText: 2000 } as const;

/** The only valid answer to a CONSENT question. */
export const consent = 'yes';

/** The error for an answer to an unknown or archived question. */
export const unknownQuestion = problem('unknownQuestion');

const answerMissing = problem('answerRequired');
const consentMissing = problem('consentRequired');

/** The properties of a question that decide whether an answer is valid. */
export interface QuestionConstraints {
  /** As in the API (SHORT_TEXT) or as stored (short_text). */
  kind: string;
  isRequired?: boolean | null;
  options?: readonly string[] | null;
}

/** A question in an input. */
export interface QuestionFields extends QuestionConstraints {
  /** The id of an existing question; omitted for a new one. */
  id?: string | null;
  label: string;
  help?: string | null;
}

/** An answer in an input. `values` holds one text, or several options for SEVERAL_OF; empty is no answer. */
export interface GivenAnswer {
  questionId: string;
  values: readonly string[];
}

/** Path (`questions.2.label`, `answers.question_01jd…`) → problem. */
type Problems = Record<string, Sentence>;

type Kind = 'SHORT_TEXT' | 'LONG_TEXT' | 'ONE_OF' | 'SEVERAL_OF' | 'NUMBER' | 'CONSENT';

const kindOf = ({ kind }: { kind: string }) => kind.toUpperCase() as Kind;

export const hasOptions = (question: { kind: string }): boolean => /^(ONE|SEVERAL)_OF$/.test(kindOf(question));

/** CONSENT questions are always required. */
export const mustBeAnswered = (question: QuestionConstraints): boolean =>
  kindOf(question) === 'CONSENT' || (question.isRequired ?? false);

export const cleanTexts = (texts: readonly string[] | null | undefined): string[] =>
  (texts ?? []).map((text) => text.trim()).filter(Boolean);

/** Validates the questions of an event. Problems have the path `questions.<index>.<field>`, from index 0. */
export function validateQuestions(questions: readonly QuestionFields[] | null | undefined): Problems {
  const { questions: most } = questionLimits;
  if (!questions) return {};
  if (questions.length > most) return { questions: problem('tooManyQuestions', { most }) };
  const problems: Problems = {};
  const seen = new Set<string>();
  for (const [place, question] of questions.entries()) {
    const say = (field: string, found: Sentence | undefined) => {
      if (found) problems[`questions.${place}.${field}`] = found;
    };
    if (question.id) {
      if (seen.has(question.id)) say('id', problem('askedTwice'));
      seen.add(question.id);
    }
    say('label', labelProblem(question.label));
    say('help', helpProblem(question.help ?? ''));
    say('options', optionsProblem(question));
  }
  return problems;
}

function labelProblem(label: string): Sentence | undefined {
  const text = label.trim();
  if (!text) return problem('labelRequired');
  if (text.length > questionLimits.label) return problem('labelTooLong', { most: questionLimits.label });
  return lineProblem(text, problem('label'));
}

function helpProblem(help: string): Sentence | undefined {
  if (help.trim().length > questionLimits.help) return problem('helpTooLong', { most: questionLimits.help });
  return hasControlInLines(help) ? problem('helpControl') : undefined;
}

function optionsProblem(question: QuestionFields): Sentence | undefined {
  const { fewestOptions: fewest, options: most, option: longest } = questionLimits;
  const options = cleanTexts(question.options);
  if (!hasOptions(question)) return options.length > 0 ? problem('noOptions') : undefined;
  if (options.length < fewest) return problem('tooFewOptions', { fewest });
  if (options.length > most) return problem('tooManyOptions', { most });
  if (options.some((option) => option.length > longest)) return problem('optionTooLong', { most: longest });
  const wrong = options.map((option) => lineProblem(option, problem('options'))).find(Boolean);
  if (wrong) return wrong;
  return new Set(options).size < options.length ? problem('sameOptions') : undefined;
}

/** The problem with one answer. An empty answer is valid if the question is optional. */
export function answerProblem(question: QuestionConstraints, values: readonly string[]): Sentence | undefined {
  const given = cleanTexts(values);
  const kind = kindOf(question);
  const [answer] = given;
  if (answer === undefined) {
    if (!mustBeAnswered(question)) return undefined;
    return kind === 'CONSENT' ? consentMissing : answerMissing;
  }
  if (kind !== 'SEVERAL_OF' && given.length > 1) return problem('oneAnswer');
  switch (kind) {
    case 'SHORT_TEXT':
      if (answer.length > answerLimits.shortText) return tooLong(answerLimits.shortText);
      return lineProblem(answer, problem('answer'));
    case 'LONG_TEXT':
      if (answer.length > answerLimits.longText) return tooLong(answerLimits.longText);
      return hasControlInLines(answer) ? problem('answerControl') : undefined;
    case 'NUMBER':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(answer) ? undefined : problem('notANumber');
    case 'CONSENT':
      return answer === consent ? undefined : consentMissing;
    default: {
      const options = question.options ?? [];
      if (!given.every((each) => options.includes(each))) return problem('notAnOption');
      return new Set(given).size < given.length ? problem('optionTwice') : undefined;
    }
  }
}

const tooLong = (most: number) => problem('answerTooLong', { most });

/** The path of problems with an answer. */
export const answerField = (questionId: string): string => `answers.${questionId.slice(0, 100)}`;

/** Checks only the number of answers, before any lookup. */
export const answersProblem = (answers: readonly unknown[] | null | undefined): Problems =>
  (answers ?? []).length > questionLimits.questions
    ? { answers: problem('tooManyAnswers', { most: questionLimits.questions }) }
    : {};

/**
 * Validates answers in the order of the questions, for forms that show each sentence next to its question. Use
 * `labelledAnswerProblems` if the sentence is shown alone.
 */
export function validateAnswers(
  questions: readonly (QuestionConstraints & { id: string })[],
  answers: readonly GivenAnswer[],
): Problems {
  const given = Map.groupBy(answers, ({ questionId }) => questionId);
  const problems = answersProblem(answers);
  if (problems.answers) return problems;
  for (const question of questions) {
    const [answer, ...more] = given.get(question.id) ?? [];
    given.delete(question.id);
    const found = more.length > 0 ? problem('answeredTwice') : answerProblem(question, answer?.values ?? []);
    if (found) problems[answerField(question.id)] = found;
  }
  for (const questionId of given.keys()) problems[answerField(questionId)] = unknownQuestion;
  return problems;
}

/** Like `validateAnswers`, but each sentence names its question. */
export function labelledAnswerProblems(
  questions: readonly (QuestionConstraints & { id: string; label: string })[],
  answers: readonly GivenAnswer[],
): Problems {
  const labels = new Map(questions.map(({ id, label }) => [answerField(id), label]));
  return Object.fromEntries(
    Object.entries(validateAnswers(questions, answers)).map(([field, found]) => {
      const label = labels.get(field);
      return [field, label === undefined ? found : labelled(label, found)];
    }),
  );
}

function labelled(label: string, found: Sentence): Sentence {
  if (found === answerMissing) return problem('needsAnswer', { label });
  if (found === consentMissing) return problem('needsConsent', { label });
  return problem('ofQuestion', { label, problem: found });
}
