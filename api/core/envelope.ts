import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import { databaseRefusal, refusal, statusOfCode } from './errors.ts';
import { loggedPath } from './log.ts';
import { type Asked, causeOf, noteRefusal } from './refusals.ts';

/** What the doors under /api answer where they refuse. */
export interface Failure {
  success: false;
  /** One sentence for a person. */
  message: string;
  /** Stable; see errors.ts. */
  code: string;
  /** Field name → one sentence. */
  fields?: Record<string, string>;
  /** Under which name the log tells what happened. */
  requestId?: string;
}

const people = new WeakMap<FastifyRequest, string>();

/** Remembers who sent a request, for the log. */
export function remember(request: FastifyRequest, { viewer }: Pick<Context, 'viewer'>): void {
  if (viewer) people.set(request, viewer.id);
}

/** What the log says of a request. */
export const requestedBy = (request: FastifyRequest): Asked => ({
  requestId: request.id,
  path: loggedPath(request.url).slice(0, 200),
  userId: people.get(request),
  address: request.address,
});

/**
 * Answers with what went wrong. Refusals are told as they are; of everything else, which `explain` may know better, no
 * more than that it happened, and the log has the rest.
 */
export function sendFailure(
  reply: FastifyReply,
  error: unknown,
  log: Logger,
  explain: (error: unknown) => GraphQLError | undefined = transportProblem,
): FastifyReply {
  const { id: requestId } = reply.request;
  const known = error instanceof GraphQLError ? error : (databaseRefusal(error) ?? explain(error));
  const cause = error instanceof GraphQLError ? error.cause : known ? undefined : error;
  if (known) noteRefusal(log, known.extensions.code, requestedBy(reply.request), causeOf(known) ?? error);
  if (cause) log.error({ err: cause, requestId, path: loggedPath(reply.request.url) }, 'a request failed');
  const { message, extensions } = known ?? refusal('INTERNAL', 'Something went wrong on our side. Please try again.');
  const { code, fields, retryAfter } = extensions as {
    code: string;
    fields?: Record<string, string>;
    retryAfter?: number;
  };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const failure: Failure = { success: false, message, code, ...(fields && { fields }), ...(!known && { requestId }) };
  return reply
    .code(statusOfCode(code) ?? 400)
    .header('x-request-id', requestId)
    .header('cache-control', 'no-store')
    .send(failure);
}

/** What HTTP itself says of a request that is not as it should be; undefined where the fault is ours. */
export function transportProblem(error: unknown): GraphQLError | undefined {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return undefined;
  if (status === 413) return refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (status === 415) return refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.');
  return refusal('BAD_REQUEST', 'The request is not well-formed JSON.');
}
