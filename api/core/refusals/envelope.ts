import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context/context.ts';
import { factsOf } from './errors.ts';
import { nothingHere } from '../texts/refusalTexts.ts';
import { inWords } from '../texts/inWords.ts';
import { inLanguage, localeOf } from '../texts/language.ts';
import { failureOf } from './failures.ts';
import { loggedPath } from '../context/log.ts';
import type { RequestFacts } from './refusals.ts';

/** The body of a failed request under /api. */
export interface Failure {
  success: false;
  /** One sentence for a person. */
  message: string;
  /** Stable; see errors.ts. */
  code: string;
  /** Field name → one sentence. */
  fields?: Record<string, string>;
  /** The id of the request in the log. */
  requestId?: string;
}

const viewerIds = new WeakMap<FastifyRequest, string>();

/** Remembers the viewer of a request for the log. */
export function rememberViewer(request: FastifyRequest, { viewer }: Pick<Context, 'viewer'>): void {
  if (viewer) viewerIds.set(request, viewer.id);
}

/** The facts about a request in the log. */
export const factsOfRequest = (request: FastifyRequest): RequestFacts => ({
  requestId: request.id,
  path: loggedPath(request.url).slice(0, 200),
  userId: viewerIds.get(request),
  address: request.address,
});

/** Runs `work` in the language of the request's `Accept-Language`. */
export const inReadersLanguage = <T>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => T): T =>
  inLanguage(localeOf(headers['accept-language']), work);

/** Sends an error in the format of all addresses under /api. */
export function sendFailure(
  reply: FastifyReply,
  error: unknown,
  log: Logger,
  explain?: (error: unknown) => GraphQLError | undefined,
): FastifyReply {
  const { request } = reply;
  const { refusal, status, headers, isOurs } = inReadersLanguage(request, () =>
    failureOf(error, factsOfRequest(request), log, explain),
  );
  const { code, fields } = refusal.extensions as { code: string; fields?: Record<string, string> };
  const failure: Failure = {
    success: false,
    message: refusal.message,
    code,
    ...(fields && { fields }),
    ...factsOf(refusal.extensions),
    ...(isOurs && { requestId: request.id }),
  };
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(failure);
}

/** Answers 404 in the format of all addresses under /api. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  const message = inReadersLanguage(reply.request, () => inWords(nothingHere));
  return reply.code(404).send({ success: false, message, code: 'NOT_FOUND' } satisfies Failure);
}
