import { HeaderMap } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { MakeContext } from '../../core/context.ts';
import { requestedBy } from '../../core/envelope.ts';
import { isRefusal, refusal } from '../../core/errors.ts';
import { failureOf } from '../../core/failures.ts';
import { makeApollo } from './apollo.ts';
import { serveExplorer } from './explorer.ts';
import type { StoredOperations } from './operations.ts';
import { isOpening } from './opening.ts';
import { protectSandbox } from './sandbox.ts';
import { answerStored } from './stored.ts';

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  readonly operations: StoredOperations;
  readonly production: boolean;
  readonly makeContext: MakeContext;
  readonly log: Logger;
}

/** GraphQL over HTTP at /graphql: stored operations by the short way, the others by Apollo; Sandbox and GraphiQL for people. */
export async function serveGraphql(
  app: FastifyInstance,
  { schema, operations, production, makeContext, log }: GraphqlParts,
): Promise<void> {
  const apollo = makeApollo(schema, { production, log });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const hasExplorer = !production && (await serveExplorer(app));
  await app.register(async (scope) => {
    // Apollo's integration makes an URL of it; mostly it is the same one
    let known = '';
    scope.addHook('onRequest', ({ hostname }, _reply, done) => {
      if (hostname !== known && !URL.canParse(`http://${hostname}/`))
        return done(refusal('BAD_REQUEST', 'The Host header names no host.'));
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

/** Apollo takes the status of an error in the context from here. */
function forApollo(error: unknown, request: FastifyRequest, log: Logger): GraphQLError {
  const { refusal: refused, status, headers } = failureOf(error, requestedBy(request), log);
  const http = { status, headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(refused.message, { extensions: { ...refused.extensions, http } });
}

/** What goes wrong before an operation is reached, in the same shape as its errors. */
export function sendGraphqlFailure(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const { refusal: refused, status, headers } = failureOf(error, requestedBy(reply.request), log);
  return reply
    .code(status)
    .headers(headers)
    .send({ errors: [refused] });
}

/** Says how GraphQL is asked. */
export function sendWrongMethod(reply: FastifyReply): FastifyReply {
  const problem = refusal('METHOD_NOT_ALLOWED', 'GraphQL is asked with POST, or with GET for queries.');
  return reply
    .code(405)
    .header('allow', 'GET, POST')
    .send({ errors: [problem] });
}
