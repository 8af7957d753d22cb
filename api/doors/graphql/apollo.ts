import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, parse } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../core/context/context.ts';
import { formatError, reportErrors } from '../../core/refusals/failures.ts';
import type { Database } from '../../core/statements/database.ts';
import { checkVariables } from './bounds.ts';
import { Documents } from './documents.ts';
import { checkOperation } from './limits.ts';
import { unreadableInput } from '../../core/validation/inputRules.ts';
import { requestFactsOf } from '../../core/refusals/refusals.ts';
import { oncePlugin } from './once.ts';
import { readyOperations } from './readyOperations.ts';

/** Apollo Server for the schema, with operation limits and our error format. */
export function makeApollo(
  schema: GraphQLSchema,
  { database, production, log }: { database: Pick<Database, 'writeInTransaction'>; production: boolean; log: Logger },
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // browsers send a preflight before a request of another site that sets one of these headers
    csrfPrevention: { requestHeaders: ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'] },
    persistedQueries: false,
    // the process itself drains and then exits
    stopOnTerminationSignals: false,
    // `documentPlugin` caches and validates documents instead
    documentStore: null,
    dangerouslyDisableValidation: true,
    formatError,
    plugins: [
      // first in order, so that the errors that `documentPlugin` adds do not change the status
      statusPlugin(log),
      documentPlugin(schema, production),
      oncePlugin(schema, database),
      ApolloServerPluginCacheControlDisabled(),
      production
        ? ApolloServerPluginLandingPageDisabled()
        : ApolloServerPluginLandingPageLocalDefault({
            embed: { runTelemetry: false },
            footer: false,
            document: readyOperations,
          }),
    ],
  });
}

/** Replaces a refused document. */
const nothing = parse('{ __typename }');

/**
 * Reads documents like the socket server, before Apollo does. If a document has problems, they are the whole response.
 */
function documentPlugin(schema: GraphQLSchema, production: boolean): ApolloServerPlugin<Context> {
  const documents = new Documents(schema, production);
  return {
    requestDidStart: async () => {
      let problems: readonly GraphQLError[] = [];
      return {
        didResolveSource: async (request) => {
          const read = documents.read(request.source, request.contextValue.viewer !== null);
          if (!('kind' in read)) problems = read;
          const given: { document?: DocumentNode } = request;
          given.document = 'kind' in read ? read : nothing;
        },
        didResolveOperation: async ({ document, operation, request: { variables = {} } }) => {
          if (!operation || problems.length > 0) return;
          try {
            checkVariables(variables);
            checkOperation(schema, document, operation, variables);
          } catch (error) {
            if (!(error instanceof GraphQLError)) throw error;
            problems = [error];
          }
        },
        responseForOperation: async () => {
          if (problems.length === 0) return null;
          const errors = problems.map((problem) => formatError(problem.toJSON(), problem));
          return {
            http: { status: 400, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { errors } },
          };
        },
        // if variables are unreadable, the resolver does not run: add the problems that its validation would report
        willSendResponse: async ({ operation, request: { variables = {} }, response: { body } }) => {
          if (problems.length > 0 || !operation || body.kind !== 'single' || 'data' in body.singleResult) return;
          const all = unreadableInput(schema, operation, variables);
          if (all) body.singleResult.errors = [...(body.singleResult.errors ?? []), formatError(all.toJSON(), all)];
        },
      };
    },
  };
}

/**
 * The HTTP status: clients that do not accept `application/graphql-response+json` get 200 for every well-formed GraphQL
 * response.
 */
const statusPlugin = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, contextValue, operationName }) => {
      const { body, http } = response;
      if (body.kind !== 'single') return;
      const found = body.singleResult.errors ?? [];
      const { status, headers } = reportErrors(found, requestFactsOf(contextValue, operationName), log);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      if (status) http.status = status;
      const modern = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
      if (!modern && http.status === 400 && found.length > 0 && isGraphQLAnswer(found)) http.status = 200;
    },
  }),
});

/** Whether the document failed to parse or validate; a request without a document stays a 400. */
const isGraphQLAnswer = (errors: readonly GraphQLFormattedError[]) =>
  errors.every(({ extensions }) =>
    ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'OPERATION_TOO_LARGE'].includes(
      String(extensions?.code),
    ),
  );
