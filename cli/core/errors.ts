import type { Sentence } from '../../api/core/texts/texts.ts';
import { message } from './texts.ts';

/** Exit codes of `evm`. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 4 } as const;

/** A line of an error. Sentences become words only if they are printed, so a command that succeeds loads no formatter. */
export type Line = string | Sentence | NamedProblem;

/** A problem of a part of the input, such as `Question 2`. */
interface NamedProblem {
  readonly name: Sentence | string;
  readonly problem: Sentence;
}

/** An error for the user, and optionally a hint what to do next. Its `message` has keys in the place of sentences. */
export class Failure extends Error {
  readonly #lines: readonly Line[];
  readonly exitCode: number;
  readonly hint: Sentence | string | undefined;

  constructor(lines: Line | readonly Line[], exitCode: number = exitCodes.failed, hint?: Sentence | string) {
    const all = [lines].flat();
    super(
      all
        .map((line) => (typeof line === 'string' ? line : 'name' in line ? keyOrText(line.name) : line.key))
        .join('\n'),
    );
    this.#lines = all;
    this.exitCode = exitCode;
    this.hint = hint;
  }

  /** The lines to print, without the hint. */
  async text(): Promise<string> {
    if (this.#lines.every((line) => typeof line === 'string')) return this.#lines.join('\n');
    const { inWords } = await import('../../api/core/texts/inWords.ts');
    const format = (line: Line) =>
      typeof line === 'object' && 'name' in line ? `${inWords(line.name)}: ${inWords(line.problem)}` : inWords(line);
    return this.#lines.map(format).join('\n');
  }
}

const keyOrText = (text: Sentence | string) => (typeof text === 'string' ? text : text.key);

/** The error of a command that needs a session. */
export const notSignedIn = (sentence: Sentence | string = message('notSignedIn')) =>
  new Failure(sentence, exitCodes.notSignedIn, message('signInWith', { command: 'evm login' }));

/** An error response of the API. */
export interface Refusal {
  message: Sentence | string;
  code?: string;
  /** Error messages by field. */
  fields?: Record<string, string>;
  /** For a conflict with an earlier action: its time, the person who did it, and the door. */
  at?: string | null;
  by?: string | null;
  door?: string | null;
}

/** Hints by error code, for messages that do not say what to do. */
const nextSteps: Record<string, Sentence> = {
  EMAIL_UNVERIFIED: message('followThenSignIn', { command: 'evm login' }),
  GUEST_IN: message('letAnotherIn'),
  STALE_EDIT: message('lookAgain'),
  UNAVAILABLE: message('lookWith', { command: 'evm status' }),
};

/** The error of a command that the server refused. */
export function failureOfRefusal(refusal: Refusal): Failure {
  const { message: sentence, code, fields = {} } = refusal;
  if (code === 'UNAUTHENTICATED') return notSignedIn(sentence);
  const more = Object.entries(fields).filter(([, problem]) => problem !== sentence);
  const lines = [sentence, ...more.map(([field, problem]) => `${field}: ${problem}`)];
  return new Failure(lines, exitCodes.failed, earlierAction(refusal) ?? (code ? nextSteps[code] : undefined));
}

function earlierAction({ at, by, door }: Refusal): Sentence | undefined {
  if (!at) return undefined;
  if (!by) return message('since', { at });
  return door ? message('sinceByAt', { at, by, door }) : message('sinceBy', { at, by });
}

/** Throws a usage error if an edit has no changes. */
export function refuseNoChange(changes: object, example: string): void {
  if (Object.keys(changes).length === 0)
    throw new Failure(message('nothingToChange'), exitCodes.usage, message('sayWhat', { example }));
}

/** Throws a usage error if there are problems, with a line per problem. */
export function refuseUsage(problems: readonly (Line | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Failure(found, exitCodes.usage);
}
