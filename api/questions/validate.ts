import { lineProblemEnd } from '../core/validate.ts';

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
export const unknownQuestion = 'This question is not asked by this event.';

const answerMissing = 'An answer is required';
const consentMissing = 'Your consent is required';

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

/** Maps a path (`questions.2.label`, `answers.question_01jd…`) to an error sentence. */
type Problems = Record<string, string>;

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
  if (questions.length > most) return { questions: `An event can ask at most ${most} questions` };
  const problems: Problems = {};
  const seen = new Set<string>();
  for (const [place, question] of questions.entries()) {
    const say = (field: string, problem: string | undefined) => {
      if (problem) problems[`questions.${place}.${field}`] = problem;
    };
    if (question.id) {
      if (seen.has(question.id)) say('id', 'A question can be asked only once');
      seen.add(question.id);
    }
    say('label', labelProblem(question.label));
    say('help', helpProblem(question.help ?? ''));
    say('options', optionsProblem(question));
  }
  return problems;
}

function labelProblem(label: string): string | undefined {
  const text = label.trim();
  if (!text) return 'Label is required';
  if (text.length > questionLimits.label) return `Label must be at most ${questionLimits.label} characters`;
  const wrong = lineProblemEnd(text);
  return wrong && `Label ${wrong}`;
}

function helpProblem(help: string): string | undefined {
  if (help.trim().length > questionLimits.help) return `Help must be at most ${questionLimits.help} characters`;
  return hasControl(help) ? 'Help must not contain control characters' : undefined;
}

function optionsProblem(question: QuestionFields): string | undefined {
  const { fewestOptions: fewest, options: most, option: longest } = questionLimits;
  const options = cleanTexts(question.options);
  if (!hasOptions(question)) return options.length > 0 ? 'A question of this kind has no options' : undefined;
  if (options.length < fewest) return `At least ${fewest} options are needed`;
  if (options.length > most) return `A question can have at most ${most} options`;
  if (options.some((option) => option.length > longest)) return `An option must be at most ${longest} characters`;
  const wrong = options.map(lineProblemEnd).find(Boolean);
  if (wrong) return `Options ${wrong}`;
  return new Set(options).size < options.length ? 'Options must differ from each other' : undefined;
}

/** The error sentence of one answer. An empty answer is valid if the question is optional. */
export function answerProblem(question: QuestionConstraints, values: readonly string[]): string | undefined {
  const given = cleanTexts(values);
  const kind = kindOf(question);
  const [answer] = given;
  if (answer === undefined) {
    if (!mustBeAnswered(question)) return undefined;
    return kind === 'CONSENT' ? consentMissing : answerMissing;
  }
  if (kind !== 'SEVERAL_OF' && given.length > 1) return 'Only one answer can be given';
  switch (kind) {
    case 'SHORT_TEXT': {
      if (answer.length > answerLimits.shortText) return tooLong(answerLimits.shortText);
      const wrong = lineProblemEnd(answer);
      return wrong && `The answer ${wrong}`;
    }
    case 'LONG_TEXT':
      if (answer.length > answerLimits.longText) return tooLong(answerLimits.longText);
      return hasControl(answer) ? 'The answer must not contain control characters' : undefined;
    case 'NUMBER':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(answer) ? undefined : 'The answer must be a number such as 12 or 3.5';
    case 'CONSENT':
      return answer === consent ? undefined : consentMissing;
    default: {
      const options = question.options ?? [];
      if (!given.every((each) => options.includes(each))) return 'The answer must be one of the options';
      return new Set(given).size < given.length ? 'Each option can be chosen once' : undefined;
    }
  }
}

const tooLong = (most: number) => `The answer must be at most ${most.toLocaleString('en')} characters`;

/** The path of problems with an answer. */
export const answerField = (questionId: string): string => `answers.${questionId.slice(0, 100)}`;

/** Checks only the number of answers, before any lookup. */
export const answersProblem = (answers: readonly unknown[] | null | undefined): Problems =>
  (answers ?? []).length > questionLimits.questions
    ? { answers: `At most ${questionLimits.questions} answers can be given` }
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
    const problem = more.length > 0 ? 'This question is answered twice' : answerProblem(question, answer?.values ?? []);
    if (problem) problems[answerField(question.id)] = problem;
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
    Object.entries(validateAnswers(questions, answers)).map(([field, problem]) => {
      const label = labels.get(field);
      return [field, label === undefined ? problem : `“${label}”${missingAnswerEndings[problem] ?? `: ${problem}`}`];
    }),
  );
}

const missingAnswerEndings: Problems = { [answerMissing]: ' needs an answer', [consentMissing]: ' needs your consent' };

const hasControl = (text: string) => /\p{Cc}/u.test(text.replace(/[\r\n\t]/g, ''));
