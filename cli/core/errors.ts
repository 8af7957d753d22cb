/** What a run of `evm` ends with: done, failed, wrong usage, not signed in. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 4 } as const;

/** An end that a person can do something about: one sentence, and what to do next where there is something. */
export class Failure extends Error {
  constructor(
    sentence: string,
    readonly exitCode: number = exitCodes.failed,
    readonly hint?: string,
  ) {
    super(sentence);
  }
}

/** The end of a command that needs a session and has none. */
export const notSignedIn = (sentence = 'You are not signed in.') =>
  new Failure(sentence, exitCodes.notSignedIn, 'Sign in with: evm login');

/** What the server has against a request, as it stands in every answer of the API. */
export interface Refusal {
  message: string;
  code?: string;
  /** Field name → one sentence. */
  fields?: Record<string, string>;
  /** Since when it is so, and whose doing that was. */
  at?: string | null;
  by?: string | null;
}

/** What to do after a refusal, where its sentence does not say so. */
const nextSteps: Record<string, string> = {
  EMAIL_UNVERIFIED: 'Follow it, then sign in with: evm login',
  STALE_EDIT: 'Look at it again, then repeat the command.',
  UNAVAILABLE: 'Look with: evm status',
};

/** The end of a command that the server has refused. */
export function refusedBy({ message, code, fields = {}, at, by }: Refusal): Failure {
  if (code === 'UNAUTHENTICATED') return notSignedIn(message);
  const more = Object.entries(fields).filter(([, sentence]) => sentence !== message);
  const sentence = [message, ...more.map(([field, problem]) => `${field}: ${problem}`)].join('\n');
  const since = at && `Since ${at}${by ? `, by ${by}` : ''}.`;
  return new Failure(sentence, exitCodes.failed, since || (code && nextSteps[code]));
}

/** Ends with wrong usage where an edit would change nothing. */
export function refuseNoChange(changes: object, example: string): void {
  if (Object.keys(changes).length === 0)
    throw new Failure('There is nothing to change.', exitCodes.usage, `Say what, for example: ${example}`);
}

/** Ends with wrong usage where something typed is wrong; a line a problem. */
export function refuseUsage(problems: readonly (string | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Failure(found.join('\n'), exitCodes.usage);
}
