import type { Sentence } from '../../api/core/texts/texts.ts';

/** Exit codes of `evm`. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 4 } as const;

/** A line of an error. Sentences become English only if they are printed, so a command that succeeds loads no formatter. */
type Line = string | Sentence | NamedProblem;

/** A problem of a part of the input, such as `Question 2`. */
interface NamedProblem {
  readonly name: string;
  readonly problem: Sentence;
}

/** An error for the user, and optionally a hint what to do next. Its `message` has keys in the place of sentences. */
export class Failure extends Error {
  readonly #lines: readonly Line[];

  constructor(
    lines: Line | readonly Line[],
    readonly exitCode: number = exitCodes.failed,
    readonly hint?: string,
  ) {
    const all = [lines].flat();
    super(all.map((line) => (typeof line === 'string' ? line : 'name' in line ? line.name : line.key)).join('\n'));
    this.#lines = all;
  }

  /** The lines to print, without the hint. */
  async text(): Promise<string> {
    if (this.#lines.every((line) => typeof line === 'string')) return this.#lines.join('\n');
    const { inWords } = await import('../../api/core/texts/inWords.ts');
    const format = (line: Line) =>
      typeof line === 'object' && 'name' in line ? `${line.name}: ${inWords(line.problem)}` : inWords(line);
    return this.#lines.map(format).join('\n');
  }
}

/** The error of a command that needs a session. */
export const notSignedIn = (sentence = 'You are not signed in.') =>
  new Failure(sentence, exitCodes.notSignedIn, 'Sign in with: evm login');

/** An error response of the API. */
export interface Refusal {
  message: string;
  code?: string;
  /** Error messages by field. */
  fields?: Record<string, string>;
  /** For a conflict with an earlier action: its time, and the person who did it. */
  at?: string | null;
  by?: string | null;
}

/** Hints by error code, for messages that do not say what to do. */
const nextSteps: Record<string, string> = {
  EMAIL_UNVERIFIED: 'Follow it, then sign in with: evm login',
  STALE_EDIT: 'Look at it again, then repeat the command.',
  UNAVAILABLE: 'Look with: evm status',
};

/** The error of a command that the server refused. */
export function failureOfRefusal({ message, code, fields = {}, at, by }: Refusal): Failure {
  if (code === 'UNAUTHENTICATED') return notSignedIn(message);
  const more = Object.entries(fields).filter(([, sentence]) => sentence !== message);
  const sentence = [message, ...more.map(([field, problem]) => `${field}: ${problem}`)].join('\n');
  const since = at && `Since ${at}${by ? `, by ${by}` : ''}.`;
  return new Failure(sentence, exitCodes.failed, since || (code && nextSteps[code]));
}

/** Throws a usage error if an edit has no changes. */
export function refuseNoChange(changes: object, example: string): void {
  if (Object.keys(changes).length === 0)
    throw new Failure('There is nothing to change.', exitCodes.usage, `Say what, for example: ${example}`);
}

/** Throws a usage error if there are problems, with a line per problem. */
export function refuseUsage(problems: readonly (Line | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Failure(found, exitCodes.usage);
}
