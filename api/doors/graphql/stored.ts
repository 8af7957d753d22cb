import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { MakeContext } from '../../core/context.ts';
import type { StoredOperations } from './operations.ts';
import { formatError, reportErrors } from '../../core/failures.ts';
import { askedBy } from '../../core/refusals.ts';

/** What a client sends that takes any JSON; browsers send the first one. */
const plain = new Set(['*/*', 'application/json', undefined]);

/**
 * The short way for a body that names a stored operation by `id`, as the web client sends nothing else: known to be
 * good, it runs compiled and past Apollo's pipeline, which costs more than most answers do. Whatever is not plain sailing
 * (no session, wrong variables, a media type of its own) gets its text and goes Apollo's way before anything has run.
 */
export function answerStored(
  operations: StoredOperations,
  makeContext: MakeContext,
  log: Logger,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void> {
  return async (request, reply) => {
    const body = request.body;
    if (typeof body !== 'object' || body === null || !('id' in body) || 'query' in body) return;
    const id = String(body.id);
    const query = operations.text(id);
    if (!query)
      throw new GraphQLError('This operation is not known here. Please reload the page.', {
        extensions: { code: 'BAD_REQUEST' },
      });
    Object.assign(body, { query });

    const run = plain.has(request.headers.accept) ? operations.find(id) : undefined;
    const variables = 'variables' in body && isRecord(body.variables) ? body.variables : {};
    const { authorization, 'user-agent': agent } = request.headers;
    const ctx = run && (await makeContext(authorization, request.address, request.id, agent).catch(() => undefined));
    if (!ctx) return;
    const { data, errors = [] } = await run(ctx, variables);
    if (data === undefined) return;

    const shown = errors.map((error) => formatError(error.toJSON(), error));
    const { status = 200, headers } = reportErrors(shown, askedBy(ctx, operations.nameOf(id)), log);
    const answer = JSON.stringify(shown.length > 0 ? { errors: shown, data } : { data });
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(answer);
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
