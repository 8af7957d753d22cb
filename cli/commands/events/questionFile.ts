import type { Sentence } from '../../../api/core/texts/texts.ts';
import { type QuestionFields, validateQuestions } from '../../../api/questions/validate.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { textOfFile } from '../../core/text.ts';
import { sentence } from './texts.ts';

const kinds = ['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER', 'CONSENT'] as const;

export type FileQuestion = QuestionFields & { kind: (typeof kinds)[number]; options?: string[] };

/** The allowed fields of a question, with the expected type of each. */
const fieldChecks: Readonly<Record<string, readonly [isOne: (value: unknown) => boolean, what: Sentence]>> = {
  id: [(value) => typeof value === 'string', sentence('aText')],
  kind: [(value) => kinds.some((kind) => kind === value), sentence('oneOf', { names: kinds.join(', ') })],
  label: [(value) => typeof value === 'string', sentence('aText')],
  help: [(value) => value === null || typeof value === 'string', sentence('aText')],
  isRequired: [(value) => typeof value === 'boolean', sentence('trueOrFalse')],
  options: [
    (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
    sentence('listOfTexts'),
  ],
};

/**
 * Reads questions from a JSON file: a list, or the output of `evm events show --json questions`. Throws a usage error that
 * names each invalid question by its number, starting at 1.
 */
export async function readQuestionFile(io: Io, file: string): Promise<FileQuestion[]> {
  const text = await textOfFile(io, file);
  const list = questionListIn(parseJson(text, file));
  if (!list) throw new Failure(sentence('noQuestionList', { file }), exitCodes.usage);
  const questions = list.map(readQuestion);
  const valid = questions.flatMap(({ question }) => question ?? []);
  refuseUsage(questions.map(({ problem }) => problem));
  refuseUsage(Object.entries(validateQuestions(valid)).map(([field, problem]) => withQuestionNumber(field, problem)));
  return valid;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(sentence('notJson', { file }), exitCodes.usage);
  }
}

function questionListIn(value: unknown): unknown[] | undefined {
  const list = typeof value === 'object' && value !== null && 'questions' in value ? value.questions : value;
  return Array.isArray(list) ? list : undefined;
}

const questionName = (place: number) => sentence('question', { number: place + 1 });

/** Returns the question, or its problem if its shape is wrong. */
function readQuestion(value: unknown, place: number): { question?: FileQuestion; problem?: Sentence } {
  const name = questionName(place);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: sentence('questionNoObject', { question: name }) };
  const question =
    'kind' in value && typeof value.kind === 'string' ? { ...value, kind: value.kind.toUpperCase() } : value;
  for (const [field, given] of Object.entries(question)) {
    const [isOne, what] = Object.hasOwn(fieldChecks, field) ? fieldChecks[field]! : [];
    if (!isOne || !what) {
      const names = Object.keys(fieldChecks).join(', ');
      return { problem: sentence('questionField', { question: name, field, names }) };
    }
    if (!isOne(given)) return { problem: sentence('questionMustBe', { question: name, field, what }) };
  }
  for (const field of ['kind', 'label'])
    if (!(field in question)) return { problem: sentence('questionRequired', { question: name, field }) };
  return { question: question as FileQuestion };
}

function withQuestionNumber(field: string, problem: Sentence) {
  const [, place] = /^questions\.(\d+)\./.exec(field) ?? [];
  return place === undefined ? problem : { name: questionName(Number(place)), problem };
}
