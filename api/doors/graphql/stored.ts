import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { Context, MakeContext } from '../../core/context/context.ts';
import type { Database } from '../../core/statements/database.ts';
import { runOnce } from '../idempotency.ts';
import type { StoredOperations } from './operations.ts';
import { formatError, reportErrors } from '../../core/refusals/failures.ts';
import { requestFactsOf } from '../../core/refusals/refusals.ts';
import { sentence } from '../texts.ts';
import { refusal } from '../../core/refusals/errors.ts';

/** Accept headers that allow any JSON media type; browsers send the first one. */
const plain = new Set(['*/*', 'application/json', undefined]);

/**
 * Operations that take effect once with an Idempotency-Key, as in REST. Others ignore it: repeating them changes nothing, or
 * their response has secrets, which must not be stored.
 */
const onceOperations = new Set([
  'createEventMutation',
  'useCreateAnnouncementMutation',
  'useRepeatEventMutation',
  'useWriteToRegistrationsMutation',
]);

/**
 * A fast path for stored operations; the web client sends no others. Runs the compiled operation without Apollo's
 * pipeline, which costs more than most operations. If anything is special (no session, wrong variables, another media
 * type), the request gets the operation's text and continues to Apollo, before anything has run.
 */
export function answerStored(
  operations: StoredOperations,
  database: Pick<Database, 'writeInTransaction'>,
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

    const run = plain.has(request.headers.accept) ? operations.find(id) : undefined;
    const variables = 'variables' in body && isRecord(body.variables) ? body.variables : {};
    const { authorization, 'user-agent': agent } = request.headers;
    const ctx = run && (await makeContext(authorization, request.address, request.id, agent).catch(() => undefined));
    if (!ctx) return;
    const runOrInterpret = async (context: Context) => {
      const result = await run(context, variables);
      return result.data === undefined ? operations.interpret(id, context, variables) : result;
    };
    const name = operations.nameOf(id);
    // the refusal of a visitor must not cost a write
    const key = ctx.viewer && name && onceOperations.has(name) ? request.headers['idempotency-key'] : undefined;
    const { data, errors = [] } =
      typeof key === 'string'
        ? await resultOfOnce(ctx, database, key, { id, variables }, runOrInterpret, reply)
        : await run(ctx, variables);
    if (data === undefined) return;

    const shown = errors.map((error) => formatError(error.toJSON(), error));
    const { status = 200, headers } = reportErrors(shown, requestFactsOf(ctx, name), log);
    const answer = JSON.stringify(shown.length > 0 ? { errors: shown, data } : { data });
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(answer);
  };
}

/** A result with errors. It is not stored, so that the key can be used again. */
class FailedResult extends Error {
  constructor(readonly result: ExecutionResult) {
    super('The operation has failed.');
  }
}

async function resultOfOnce(
  ctx: Context,
  database: Pick<Database, 'writeInTransaction'>,
  key: string,
  operation: object,
  run: (ctx: Context) => Promise<ExecutionResult>,
  reply: FastifyReply,
): Promise<ExecutionResult> {
  try {
    const { text, isRepeated } = await runOnce(ctx, database, key, ['POST', '/graphql', operation], async (context) => {
      const result = await run(context);
      if (!result.data || result.errors?.length) throw new FailedResult(result);
      return { status: 200, text: JSON.stringify(result.data) };
    });
    if (isRepeated) reply.header('idempotency-replayed', 'true');
    return { data: JSON.parse(text) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof FailedResult) return error.result;
    throw error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
