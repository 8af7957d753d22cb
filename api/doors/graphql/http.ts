import { HeaderMap } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { MakeContext } from '../../core/context/context.ts';
import type { Database } from '../../core/statements/database.ts';
import { factsOfRequest, inReadersLanguage } from '../../core/refusals/envelope.ts';
import { isRefusal, refusal } from '../../core/refusals/errors.ts';
import { failureOf } from '../../core/refusals/failures.ts';
import { makeApollo } from './apollo.ts';
import { serveExplorer } from './explorer.ts';
import type { StoredOperations } from './operations.ts';
import { isOpening } from './opening.ts';
import { protectSandbox } from './sandbox.ts';
import { answerStored } from './stored.ts';
import { sentence } from '../texts.ts';

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  readonly operations: StoredOperations;
  readonly database: Pick<Database, 'writeInTransaction'>;
  readonly production: boolean;
  readonly makeContext: MakeContext;
  readonly log: Logger;
}

/** Serves /graphql: stored operations by a fast path, others by Apollo, and Sandbox and GraphiQL outside production. */
export async function serveGraphql(
  app: FastifyInstance,
  { schema, operations, database, production, makeContext, log }: GraphqlParts,
): Promise<void> {
  const apollo = makeApollo(schema, { database, production, log });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const hasExplorer = !production && (await serveExplorer(app));
  await app.register(async (scope) => {
    // Apollo's integration builds a URL from the host, so refuse invalid ones; cache the last valid host
    let known = '';
    scope.addHook('onRequest', ({ hostname }, _reply, done) => {
      if (hostname !== known && !URL.canParse(`http://${hostname}/`))
        return done(refusal('BAD_REQUEST', sentence('noHost')));
      known = hostname;
      done();
    });
    scope.addHook('preHandler', answerStored(operations, makeContext, log));
    if (!production) scope.addHook('onSend', protectSandbox(hasExplorer));
    await scope.register(fastifyApollo(apollo), {
      context: async (request) => {
        const { authorization, 'user-agent': agent } = request.headers;
        const contextOf = (token?: string) => makeContext(token, request.address, request.id, agent);
        return contextOf(authorization).catch(async (error: unknown) => {
          if (isRefusal(error, 'UNAUTHENTICATED') && isOpening(schema, request.body)) return contextOf();
          throw forApollo(error, request, log);
        });
      },
    });
  });
}

export const isGraphql = ({ url }: FastifyRequest): boolean => /^\/graphql\/?(\?|$)/.test(url);

/** Adds the HTTP status and headers to an error of the context, for Apollo. */
function forApollo(error: unknown, request: FastifyRequest, log: Logger): GraphQLError {
  const { refusal: refused, status, headers } = failureOf(error, factsOfRequest(request), log);
  const http = { status, headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(refused.message, { extensions: { ...refused.extensions, http } });
}

/** Sends an error that occurred before the operation, in the format of GraphQL errors. */
export function sendGraphqlFailure(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const {
    refusal: refused,
    status,
    headers,
  } = inReadersLanguage(reply.request, () => failureOf(error, factsOfRequest(reply.request), log));
  return reply
    .code(status)
    .headers(headers)
    .send({ errors: [refused] });
}

export function sendWrongMethod(reply: FastifyReply): FastifyReply {
  const problem = refusal('METHOD_NOT_ALLOWED', sentence('notPost'));
  return reply
    .code(405)
    .header('allow', 'GET, POST')
    .send({ errors: [problem] });
}
