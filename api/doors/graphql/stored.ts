import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { MakeContext } from '../../core/context/context.ts';
import type { StoredOperations } from './operations.ts';
import { formatError, reportErrors } from '../../core/refusals/failures.ts';
import { requestFactsOf } from '../../core/refusals/refusals.ts';
import { sentence } from '../texts.ts';
import { refusal } from '../../core/refusals/errors.ts';

/** Accept headers that allow any JSON media type; browsers send the first one. */
const plain = new Set(['*/*', 'application/json', undefined]);

/**
 * A fast path for stored operations; the web client sends no others. Runs the compiled operation without Apollo's
 * pipeline, which costs more than most operations. If anything is special (no session, wrong variables, another media
 * type, an Idempotency-Key), the request gets the operation's text and continues to Apollo, before anything has run.
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
    if (!query) throw refusal('BAD_REQUEST', sentence('operationUnknown'));
    Object.assign(body, { query });

    const { accept, 'idempotency-key': key } = request.headers;
    const run = plain.has(accept) && key === undefined ? operations.find(id) : undefined;
    const variables = 'variables' in body && isRecord(body.variables) ? body.variables : {};
    const { authorization, 'user-agent': agent } = request.headers;
    const ctx = run && (await makeContext(authorization, request.address, request.id, agent).catch(() => undefined));
    if (!ctx) return;
    const { data, errors = [] } = await run(ctx, variables);
    if (data === undefined) return;

    const shown = errors.map((error) => formatError(error.toJSON(), error));
    const { status = 200, headers } = reportErrors(shown, requestFactsOf(ctx, operations.nameOf(id)), log);
    const answer = JSON.stringify(shown.length > 0 ? { errors: shown, data } : { data });
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(answer);
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
