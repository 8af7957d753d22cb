import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, parse } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../core/context.ts';
import { formatError, reportErrors } from '../../core/failures.ts';
import { checkVariables } from './bounds.ts';
import { Documents } from './documents.ts';
import { checkOperation } from './limits.ts';
import { unreadableInput } from '../../core/inputRules.ts';
import { askedBy } from '../../core/refusals.ts';
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
    // `reading` does what it would do, and knows what it has read
    documentStore: null,
    dangerouslyDisableValidation: true,
    formatError,
    plugins: [
      // what `reading` says beside the errors of graphql-js leaves the status as these make it
      statuses(log),
      reading(schema, production),
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

/** What stands in for a document that is refused. */
const nothing = parse('{ __typename }');

/** Documents are read as for sockets, before Apollo would; what is wrong with one is its whole answer. */
function reading(schema: GraphQLSchema, production: boolean): ApolloServerPlugin<Context> {
  const documents = new Documents(schema, production);
  return {
    requestDidStart: async () => {
      let problems: readonly GraphQLError[] = [];
      return {
        didResolveSource: async (asked) => {
          const read = documents.read(asked.source, asked.contextValue.viewer !== null);
          if (!('kind' in read)) problems = read;
          const given: { document?: DocumentNode } = asked;
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
        // the rule is not asked where variables cannot be read: what it would say is said all the same
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
 * GraphQL over HTTP: a client that does not ask for `application/graphql-response+json` gets 200 for whatever is a
 * GraphQL answer.
 */
const statuses = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, contextValue, operationName }) => {
      const { body, http } = response;
      if (body.kind !== 'single') return;
      const found = body.singleResult.errors ?? [];
      const { status, headers } = reportErrors(found, askedBy(contextValue, operationName), log);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      if (status) http.status = status;
      const modern = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
      if (!modern && http.status === 400 && found.length > 0 && isGraphQLAnswer(found)) http.status = 200;
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
