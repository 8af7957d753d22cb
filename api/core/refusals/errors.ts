import { GraphQLError } from 'graphql';
import { inWords, problemsInWords } from '../texts/inWords.ts';
import type { Codes } from '../names.ts';
import type { Sentence } from '../texts/texts.ts';
import { sentence } from '../texts/refusalTexts.ts';

/** Error codes that all features use, with their HTTP status. */
const sharedCodes = {
  VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  INVALID_LINK: 400,
  OPERATION_TOO_LARGE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  ALREADY_DONE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  STALE_EDIT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
} as const;

/** Every error code that a client may get. */
export type Code = keyof typeof sharedCodes | keyof Codes;

const statuses = new Map<unknown, number>(Object.entries(sharedCodes));

/** Registers the error codes of a feature. */
export function addCodes(codes: Partial<Codes> = {}): void {
  for (const [code, status] of Object.entries(codes)) statuses.set(code, status);
}

/** The HTTP status of a code; undefined if there is no such code. */
export const statusOfCode = (code: unknown): number | undefined => statuses.get(code);

/** All codes, ordered by status. */
export const allCodes = (): readonly (readonly [code: string, status: number])[] =>
  [...(statuses as Map<string, number>)].toSorted(([, one], [, other]) => one - other);

/** An error for people: a stable code and one sentence, formatted in English. */
export class Refusal extends GraphQLError {
  constructor(
    code: Code,
    readonly sentence: Sentence,
    more: Record<string, unknown> = {},
    readonly problems: Problems = {},
  ) {
    super(inWords(sentence), { extensions: { code, ...more } });
  }
}

/** Sentences about invalid fields, by path: `questions.2.label`. */
export type Problems = Readonly<Partial<Record<string, Sentence>>>;

export const refusal = (code: Code, sentence: Sentence, more?: Record<string, unknown>): Refusal =>
  new Refusal(code, sentence, more);

/** A refusal of fields, with the sentence of the first one. Undefined if no field has a problem. */
export function fieldsRefusal(code: Code, problems: Problems): Refusal | undefined {
  const first = Object.values(problems).find((problem) => problem !== undefined);
  return first === undefined ? undefined : new Refusal(code, first, { fields: problemsInWords(problems) }, problems);
}

/** The extra facts that refusals may contain, at every door. */
export const refusalFacts = ['at', 'by', 'door', 'name', 'userId', 'event'] as const;

/** The extra facts among the extensions of a refusal. */
export const factsOf = (extensions: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(refusalFacts.flatMap((fact) => (fact in extensions ? [[fact, extensions[fact]]] : [])));

/** Whether an error is the refusal with this code. */
export const isRefusal = (error: unknown, code: Code): boolean =>
  error instanceof GraphQLError && error.extensions.code === code;

/** A TOO_MANY_REQUESTS refusal with the seconds to wait; HTTP sends them as `Retry-After`. */
export function tooMany(sentence: Sentence, retryAfter: number): Refusal {
  return refusal('TOO_MANY_REQUESTS', sentence, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
}

/** Throws VALIDATION_FAILED if any field has a problem. */
export function refuseInvalid(problems: Problems): void {
  const refused = fieldsRefusal('VALIDATION_FAILED', problems);
  if (refused) throw refused;
}

/** Converts an error of PostgreSQL or its connection to a refusal; undefined if the error is our fault. */
export function databaseRefusal(error: unknown): GraphQLError | undefined {
  const code = sqlState(error);
  if (code === '22021' || code === '22P05') return refusal('VALIDATION_FAILED', sentence('nulCharacter'));
  if ((code && interruptedStates.test(code)) || isDiskFull(error) || isOutage(error))
    return refusal('UNAVAILABLE', sentence('unavailable'), {
      retryAfter: 2,
    });
  return undefined;
}

/** Whether the database is unreachable, starting or shutting down. */
export function isOutage(error: unknown): boolean {
  const code = sqlState(error);
  if (!code) return false;
  // a missing file, a broken pipe and an aborted request have the same codes
  return outageStates.test(code) || (/^(ENOENT|EPIPE|ECONNRESET)$/.test(code) && isOfConnection(error));
}

/** Whether the database cannot write, because its disk is full. It can still read. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** The SQLSTATE of a database error (`23505` is a unique violation), or the errno of a broken connection. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return '08006';
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/** Marks an error as the end of a database connection. Code that wraps the error must copy the mark. */
export const asConnectionError = <T extends Error>(error: T): T => Object.assign(error, { isOfConnection: true });

function isOfConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('isOfConnection' in error || ('syscall' in error && error.syscall === 'connect')) return true;
  return 'cause' in error && isOfConnection(error.cause);
}

/** Adds the name of the failed statement to the error. */
export const withStatementName = (error: unknown, statement: string): unknown =>
  error instanceof Error ? Object.assign(error, { statement }) : error;

const outageStates = /^(08...|57P0.|53300|ECONNREFUSED|ENOTFOUND|ETIMEDOUT)$/;

/** Time-outs, lack of memory, and failed retries: deadlocks, serialization failures, and locks that were not released. */
const interruptedStates = /^(40001|40P01|25P0[34]|53[024]00|55P03|57014)$/;
