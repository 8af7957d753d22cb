import type { Sentence } from '../../../api/core/texts/texts.ts';
import { type QuestionFields, validateQuestions } from '../../../api/questions/validate.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { textOfFile } from '../../core/text.ts';

const kinds = ['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER', 'CONSENT'] as const;

export type FileQuestion = QuestionFields & { kind: (typeof kinds)[number]; options?: string[] };

/** The allowed fields of a question, with the expected type of each. */
const fieldChecks: Readonly<Record<string, readonly [isOne: (value: unknown) => boolean, what: string]>> = {
  id: [(value) => typeof value === 'string', 'a text'],
  kind: [(value) => kinds.some((kind) => kind === value), `one of ${kinds.join(', ')}`],
  label: [(value) => typeof value === 'string', 'a text'],
  help: [(value) => value === null || typeof value === 'string', 'a text'],
  isRequired: [(value) => typeof value === 'boolean', 'true or false'],
  options: [(value) => Array.isArray(value) && value.every((each) => typeof each === 'string'), 'a list of texts'],
};

/**
 * Reads questions from a JSON file: a list, or the output of `evm events show --json questions`. Throws a usage error that
 * names each invalid question by its number, starting at 1.
 */
export async function readQuestionFile(io: Io, file: string): Promise<FileQuestion[]> {
  const text = await textOfFile(io, file);
  const list = questionListIn(parseJson(text, file));
  if (!list) throw new Failure(`${file} must hold a list of questions.`, exitCodes.usage);
  const questions = list.map(readQuestion);
  const valid = questions.filter((question) => typeof question !== 'string');
  refuseUsage(questions.filter((question) => typeof question === 'string'));
  refuseUsage(Object.entries(validateQuestions(valid)).map(([field, problem]) => withQuestionNumber(field, problem)));
  return valid;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${file} is not JSON.`, exitCodes.usage);
  }
}

function questionListIn(value: unknown): unknown[] | undefined {
  const list = typeof value === 'object' && value !== null && 'questions' in value ? value.questions : value;
  return Array.isArray(list) ? list : undefined;
}

/** Returns the question, or an error message if its shape is wrong. */
function readQuestion(value: unknown, place: number): FileQuestion | string {
  const name = `Question ${place + 1}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${name} must be an object.`;
  const question =
    'kind' in value && typeof value.kind === 'string' ? { ...value, kind: value.kind.toUpperCase() } : value;
  for (const [field, given] of Object.entries(question)) {
    const [isOne, what] = Object.hasOwn(fieldChecks, field) ? fieldChecks[field]! : [];
    if (!isOne)
      return `${name} has a field that is not known: ${field}. There are: ${Object.keys(fieldChecks).join(', ')}`;
    if (!isOne(given)) return `${name}: ${field} must be ${what}`;
  }
  for (const field of ['kind', 'label']) if (!(field in question)) return `${name}: ${field} is required`;
  return question as FileQuestion;
}

function withQuestionNumber(field: string, problem: Sentence) {
  const [, place] = /^questions\.(\d+)\./.exec(field) ?? [];
  return place === undefined ? problem : { name: `Question ${Number(place) + 1}`, problem };
}
