import { GraphQLError } from 'graphql';
import type { Codes } from './names.ts';

/** The codes that every feature uses, with the HTTP status of each. */
const codesOfAll = {
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
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
} as const;

/** What a client may meet. */
export type Code = keyof typeof codesOfAll | keyof Codes;

const statuses = new Map<unknown, number>(Object.entries(codesOfAll));

/** Takes in the codes of a feature. */
export function addCodes(codes: Partial<Codes> = {}): void {
  for (const [code, status] of Object.entries(codes)) statuses.set(code, status);
}

/** The HTTP status of a code; undefined for what is none. */
export const statusOfCode = (code: unknown): number | undefined => statuses.get(code);

/** All codes, in the order of their statuses. */
export const allCodes = (): readonly (readonly [code: string, status: number])[] =>
  [...(statuses as Map<string, number>)].toSorted(([, one], [, other]) => one - other);

/** A refusal that a person may read: a stable code and one sentence. */
export function refusal(code: Code, sentence: string, more: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code, ...more } });
}

/** What some refusals say beside their sentence, at every door. */
export const refusalFacts = ['at', 'by', 'door', 'name', 'userId', 'event'] as const;

/** That of a refusal's extensions. */
export const factsOf = (extensions: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(refusalFacts.flatMap((fact) => (fact in extensions ? [[fact, extensions[fact]]] : [])));

/** Whether an error is the refusal with this code. */
export const isRefusal = (error: unknown, code: Code): boolean =>
  error instanceof GraphQLError && error.extensions.code === code;

/** A refusal that says how many seconds to wait; HTTP carries them as `Retry-After`. */
export function tooMany(sentence: string, retryAfter: number): GraphQLError {
  return refusal('TOO_MANY_REQUESTS', sentence, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
}

/** Throws VALIDATION_FAILED when any field has a problem; its sentence is that of the first field. */
export function refuseInvalid(problems: Partial<Record<string, string>>): void {
  const [first] = Object.values(problems);
  if (first) throw refusal('VALIDATION_FAILED', first, { fields: problems });
}

/** What PostgreSQL or the connection to it said, in the words of a client; undefined where the fault is ours. */
export function databaseRefusal(error: unknown): GraphQLError | undefined {
  const code = sqlState(error);
  if (code === '22021' || code === '22P05')
    return refusal('VALIDATION_FAILED', 'Text must not contain the NUL character.');
  if ((code && stopped.test(code)) || isDiskFull(error) || isOutage(error))
    return refusal('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', {
      retryAfter: 2,
    });
  return undefined;
}

/** Whether the database cannot be reached, or is going down or coming up. */
export function isOutage(error: unknown): boolean {
  const code = sqlState(error);
  if (!code) return false;
  // a file that is missing, and a pipe or a request that breaks off, say the same words
  return away.test(code) || (/^(ENOENT|EPIPE|ECONNRESET)$/.test(code) && isOfConnection(error));
}

/** Whether the database has no room to write: it reads on as ever. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** The SQLSTATE of a database error (`23505` is a broken unique key), or the errno of a broken connection. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return '08006';
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/** Says of an error that a connection to the database ended with it; whoever wraps the error copies that. */
export const ofConnection = <T extends Error>(error: T): T => Object.assign(error, { isOfConnection: true });

function isOfConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('isOfConnection' in error || ('syscall' in error && error.syscall === 'connect')) return true;
  return 'cause' in error && isOfConnection(error.cause);
}

/** The error, with the name of the statement that it ended. */
export const inStatement = (error: unknown, statement: string): unknown =>
  error instanceof Error ? Object.assign(error, { statement }) : error;

const away = /^(08...|57P0.|53300|ECONNREFUSED|ENOTFOUND|ETIMEDOUT)$/;

/** Time-outs, what the server has no memory for, and what was tried again in vain: deadlocks, conflicts, locks that were not let go of. */
const stopped = /^(40001|40P01|25P0[34]|53[024]00|55P03|57014)$/;
