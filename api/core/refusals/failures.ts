import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { inWords } from '../texts/inWords.ts';
import { unknownValueRefusal } from '../validation/enumValues.ts';
import { databaseRefusal, refusal, statusOfCode } from './errors.ts';
import { type RequestFacts, causeOf, keepCause, noteRefusal } from './refusals.ts';
import { sentence } from '../texts/refusalTexts.ts';

/** The response to an error: refusal, status and headers. */
export interface Failure {
  readonly refusal: GraphQLError;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The error is not a refusal but our fault; the log has it. */
  readonly isOurs: boolean;
}

/**
 * Converts an error outside an operation to a response, and logs it if necessary. A refusal stays as it is. `explain` may
 * convert other errors; if not, the client only learns that something went wrong.
 */
export function failureOf(
  error: unknown,
  request: RequestFacts,
  log: Logger,
  explain: (error: unknown) => GraphQLError | undefined = transportProblem,
): Failure {
  const thrown = error instanceof GraphQLError ? error : undefined;
  const known = thrown ?? databaseRefusal(error) ?? explain(error);
  const { requestId } = request;
  if (known) noteRefusal(log, known.extensions.code, request, causeOf(known) ?? error);
  // the cause of a refusal is the error behind it
  const fault = known ? thrown?.cause : error;
  if (fault) log.error({ err: fault, requestId, path: request.path }, 'a request failed');
  const refused = known ?? refusal('INTERNAL', wentWrong, { requestId });
  const { code, retryAfter } = refused.extensions;
  return {
    refusal: refused,
    status: statusOfCode(code) ?? 400,
    headers: {
      'x-request-id': requestId,
      ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
      // Content-Range with the size of the file
      ...(code === 'RANGE_NOT_SATISFIABLE' && (error as { headers?: Record<string, string> }).headers),
    },
    isOurs: !known,
  };
}

const wentWrong = sentence('wentWrong');

/** Converts an HTTP error of a malformed request to a refusal; undefined if the error is our fault. */
export function transportProblem(error: unknown): GraphQLError | undefined {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return undefined;
  if (status === 413) return refusal('PAYLOAD_TOO_LARGE', sentence('requestTooLarge'));
  if (status === 415) return refusal('UNSUPPORTED_MEDIA_TYPE', sentence('notJson'));
  if (status === 416) return refusal('RANGE_NOT_SATISFIABLE', sentence('rangeBeyondEnd'));
  return refusal('BAD_REQUEST', sentence('malformedJson'));
}

/** The error as a client sees it. Refusals stay as they are; other errors only say that something went wrong. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (formatted.message.includes('(CSRF)'))
    return { message: inWords(sentence('notJson')), extensions: { code: 'BAD_REQUEST' } };
  const { message } = formatted;
  const cause =
    unknownValueRefusal(message) ?? tooManyWrong(message) ?? wrongArgument(message) ?? unwrapResolverError(error);
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  const known = isKnown(cause, formatted) ? cause : databaseRefusal(cause);
  if (known) {
    const { http: _, stacktrace: __, ...extensions } = known.extensions;
    const shown = {
      message: known.message,
      ...place,
      extensions: { code: formatted.extensions?.code, ...extensions },
    };
    return keepCause(shown, known === cause ? causeOf(known) : cause);
  }
  const shown = {
    message: inWords(wentWrong),
    ...place,
    extensions: { code: 'INTERNAL' },
  };
  return keepCause(shown, cause);
}

/** graphql-js stops counting errors in variables, and reports that without a code. */
const tooManyWrong = (message: string) =>
  message.startsWith('Too many errors processing variables')
    ? refusal('BAD_REQUEST', sentence('tooManyProblems'))
    : undefined;

/** An argument with a default value allows a variable that may be null. Execution refuses that null, without a code. */
const wrongArgument = (message: string) =>
  /^Argument "\w+" (of non-null type "\S+" must not be null|has invalid value [^]+)\.$/.test(message)
    ? new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
    : undefined;

function isKnown(cause: unknown, formatted: GraphQLFormattedError): cause is GraphQLError {
  if (!(cause instanceof GraphQLError)) return false;
  const code = cause.extensions?.code ?? formatted.extensions?.code ?? 'INTERNAL_SERVER_ERROR';
  return code !== 'INTERNAL_SERVER_ERROR';
}

/**
 * Adds the request id to each error that is our fault, and logs it under that id. Returns the status and headers of the
 * response: the request id, and `Retry-After` if an error has a waiting time.
 */
export function reportErrors(
  errors: readonly GraphQLFormattedError[],
  request: RequestFacts,
  log: Logger,
): { status?: number; headers: Record<string, string> } {
  if (errors.length === 0) return { headers: {} };
  const { requestId } = request;
  for (const each of errors) {
    const code = each.extensions?.code;
    if (code !== 'INTERNAL') noteRefusal(log, code, request, causeOf(each));
    else if (each.extensions) {
      each.extensions.requestId = requestId;
      log.error({ err: causeOf(each), requestId, path: each.path }, 'an operation failed');
    }
  }
  const wait = errors.find(({ extensions }) => extensions?.retryAfter)?.extensions;
  if (!wait) return { headers: { 'x-request-id': requestId } };
  return {
    status: statusOfCode(wait.code),
    headers: { 'x-request-id': requestId, 'retry-after': String(wait.retryAfter) },
  };
}
