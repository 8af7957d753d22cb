import { lineProblem } from '../core/validate.ts';

/** Limits of what an event may ask: how many questions and options, and characters. */
export const questionLimits = {
  questions: 20,
  label: 200,
  help: 500,
  fewestOptions: 2,
  options: 20,
  option: 100,
} as const;

/** Limits of what may be answered, in characters. */
export const answerLimits = { shortText: 200, longText: 2000 } as const;

/** The answer to a question that asks for consent. */
export const consent = 'yes';

/** Said of an answer to a question that is not there, or not any more. */
export const notAsked = 'This question is not asked by this event.';

const answerMissing = 'An answer is required';
const consentMissing = 'Your consent is required';

/** What is needed of a question to know whether an answer is one. */
export interface AskedQuestion {
  /** As the API names it, or as it is stored: SHORT_TEXT or short_text. */
  kind: string;
  isRequired?: boolean | null;
  options?: readonly string[] | null;
}

/** A question as it is written down. */
export interface QuestionFields extends AskedQuestion {
  /** That of the question which is kept or changed; a new one has none. */
  id?: string | null;
  label: string;
  help?: string | null;
}

/** What somebody answers to a question: one text, or several where several may be chosen; none is no answer. */
export interface GivenAnswer {
  questionId: string;
  values: readonly string[];
}

/** Where it stands (`questions.2.label`, `answers.question_01jd…`) → one sentence. */
type Problems = Record<string, string>;

type Kind = 'SHORT_TEXT' | 'LONG_TEXT' | 'ONE_OF' | 'SEVERAL_OF' | 'NUMBER' | 'CONSENT';

const kindOf = ({ kind }: { kind: string }) => kind.toUpperCase() as Kind;

/** Whether a question is answered by choosing of its options. */
export const hasOptions = (question: { kind: string }): boolean => /^(ONE|SEVERAL)_OF$/.test(kindOf(question));

/** Whether it must be answered: what asks for consent must in any case. */
export const mustBeAnswered = (question: AskedQuestion): boolean =>
  kindOf(question) === 'CONSENT' || (question.isRequired ?? false);

/** Trimmed, without blanks. */
export const cleanTexts = (texts: readonly string[] | null | undefined): string[] =>
  (texts ?? []).map((text) => text.trim()).filter(Boolean);

/** What is wrong with the questions of an event, each problem under `questions.<place>.<field>`, the first place being 0. */
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
  const wrong = lineProblem(text);
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
  const wrong = options.map(lineProblem).find(Boolean);
  if (wrong) return `Options ${wrong}`;
  return new Set(options).size < options.length ? 'Options must differ from each other' : undefined;
}

/** What is wrong with what was answered to a question, if anything; nothing at all is no answer. */
export function answerProblem(question: AskedQuestion, values: readonly string[]): string | undefined {
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
      const wrong = lineProblem(answer);
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

/** The name of the field that tells what is wrong with the answer to a question. */
export const answerField = (questionId: string): string => `answers.${questionId.slice(0, 100)}`;

/** What is wrong with the mere number of answers; asked before anything is looked up. */
export const answersProblem = (answers: readonly unknown[] | null | undefined): Problems =>
  (answers ?? []).length > questionLimits.questions
    ? { answers: `At most ${questionLimits.questions} answers can be given` }
    : {};

/**
 * What is wrong with answers to the questions of an event, in the order of these. A form says it beside the question;
 * `refusedAnswers` is for whoever reads the sentence alone.
 */
export function validateAnswers(
  questions: readonly (AskedQuestion & { id: string })[],
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
  for (const questionId of given.keys()) problems[answerField(questionId)] = notAsked;
  return problems;
}

/** The same in sentences that name the question. */
export function refusedAnswers(
  questions: readonly (AskedQuestion & { id: string; label: string })[],
  answers: readonly GivenAnswer[],
): Problems {
  const labels = new Map(questions.map(({ id, label }) => [answerField(id), label]));
  return Object.fromEntries(
    Object.entries(validateAnswers(questions, answers)).map(([field, problem]) => {
      const label = labels.get(field);
      return [field, label === undefined ? problem : `“${label}”${needs[problem] ?? `: ${problem}`}`];
    }),
  );
}

const needs: Problems = { [answerMissing]: ' needs an answer', [consentMissing]: ' needs your consent' };

const hasControl = (text: string) => /\p{Cc}/u.test(text.replace(/[\r\n\t]/g, ''));
