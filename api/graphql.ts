import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './core/context.ts';
import { formatError, reportErrors } from './core/failures.ts';
import { checkOperation, operationLimits } from './core/limits.ts';
import { askedBy } from './core/refusals.ts';
import { readyOperations } from './readyOperations.ts';

/** Apollo Server over our schema: hostile operations refused, errors in our words. */
export function makeApollo(
  schema: GraphQLSchema,
  { production, log }: { production: boolean; log: Logger },
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // the process itself knows when to stop: when nothing is under way any more
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: operationLimits.tokens },
    formatError,
    plugins: [
      limits(schema),
      statuses(log),
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

const limits = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request }) => {
      if (operation) checkOperation(schema, document, operation, request.variables ?? {});
    },
  }),
});

/**
 * GraphQL over HTTP: a client that does not ask for `application/graphql-response+json` gets 200 for whatever is a
 * GraphQL answer.
 */
const statuses = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, contextValue, operationName, errors }) => {
      const { body, http } = response;
      if (body.kind !== 'single') return;
      const found = body.singleResult.errors ?? [];
      const { status, headers } = reportErrors(found, askedBy(contextValue, operationName), log);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      if (status) http.status = status;
      const modern = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
      if (!modern && http.status === 400 && errors?.length && isGraphQLAnswer(found)) http.status = 200;
    },
  }),
});

/** Errors of a document that did not parse or validate; a request that holds none stays a bad request. */
const isGraphQLAnswer = (errors: readonly GraphQLFormattedError[]) =>
  errors.every(({ extensions }) =>
    ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'OPERATION_TOO_LARGE'].includes(
      String(extensions?.code),
    ),
  );
