import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type MakeContext, requireViewer } from '../../core/context/context.ts';
import type { Database } from '../../core/statements/database.ts';
import { isDeep, mostLevels } from '../../core/validation/depth.ts';
import { inReadersLanguage, rememberViewer, sendFailure } from '../../core/refusals/envelope.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { answer } from './answer.ts';
import { type Call, makeCalls } from './calls.ts';
import { serveDocs } from './docs.ts';
import { DoneMarker } from '../idempotency.ts';
import { describeCalls } from './openapi.ts';
import { sentence } from '../texts.ts';

export interface BridgeParts {
  schema: GraphQLSchema;
  database: Pick<Database, 'orm' | 'writeInTransaction'>;
  makeContext: MakeContext;
  log: Logger;
}

/**
 * Serves the REST calls under /api: each runs a stored operation on the same schema, with the same viewer as in
 * GraphQL.
 */
export async function serveRest(
  app: FastifyInstance,
  { schema, database, makeContext, log }: BridgeParts,
): Promise<void> {
  database.orm.em.getEventManager().registerSubscriber(new DoneMarker());
  const calls = makeCalls(schema);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    takeJson(scope);
    for (const call of calls) {
      const { method, path, isOpen } = call.route;
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => {
          // an expired token must not prevent signing in
          const { authorization, 'user-agent': agent } = request.headers;
          const ctx = await makeContext(isOpen ? undefined : authorization, request.address, request.id, agent);
          rememberViewer(request, ctx);
          if (!isOpen) requireViewer(ctx);
          return answer(call, ctx, database, request, reply);
        },
      });
    }
    refuseOtherMethods(scope, calls);
    await serveDocs(scope, () => describeCalls(calls, schema));
  });
}

/** Parses JSON; accepts an empty body with a JSON content type, as some clients send with DELETE. */
function takeJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      if (!isUtf8(bytes as Buffer)) throw new Error('not UTF-8');
      const text = String(bytes);
      const body = text === '' ? undefined : (JSON.parse(text) as unknown);
      const refuse = () => refusal('BAD_REQUEST', sentence('tooDeep', { most: mostLevels }));
      done(isDeep(body) ? inReadersLanguage(request, refuse) : null, body);
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

const all: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function refuseOtherMethods(scope: FastifyInstance, calls: readonly Call[]): void {
  for (const [url, ofPath] of Map.groupBy(calls, ({ route }) => route.path)) {
    const taken = new Set<HTTPMethods>(ofPath.map(({ route }) => route.method));
    if (taken.has('GET')) taken.add('HEAD');
    const allow = [...taken, 'OPTIONS'].toSorted().join(', ');
    scope.route({
      method: all.filter((each) => !taken.has(each)),
      url,
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw refusal('METHOD_NOT_ALLOWED', sentence('methods', { methods: allow }));
      },
    });
    scope.options(url, (_request, reply) => reply.code(204).header('allow', allow).send());
  }
}
