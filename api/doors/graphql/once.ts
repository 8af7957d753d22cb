import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '../../core/context/context.ts';
import { statusOfCode } from '../../core/refusals/errors.ts';
import { formatError } from '../../core/refusals/failures.ts';
import type { Database } from '../../core/statements/database.ts';
import { runOnce } from '../idempotency.ts';

/**
 * Mutations that take effect once with an Idempotency-Key, as in REST. Others ignore it: repeating them changes nothing, or
 * their response has secrets, which must not be stored.
 */
const onceMutations = new Set([
  'acceptInvitation',
  'createAnnouncement',
  'createEvent',
  'duplicateEvent',
  'endInvitation',
  'repeatEvent',
  'tellAnnouncementAgain',
  'updateEvent',
  'updateSeries',
  'writeToRegistrations',
]);

const takesKey = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.MUTATION &&
  selectionSet.selections.every((each) => each.kind === Kind.FIELD && onceMutations.has(each.name.value));

/** A result with errors. It is not stored, so that the key can be used again. */
class FailedResult extends Error {
  constructor(readonly result: ExecutionResult) {
    super('The operation has failed.');
  }
}

/** Runs a mutation with an Idempotency-Key, once. `documentPlugin` has checked it before. */
export const oncePlugin = (
  schema: GraphQLSchema,
  database: Pick<Database, 'writeInTransaction'>,
): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, request, document, operation, queryHash: id }) => {
      const key = request.http?.headers.get('idempotency-key');
      // the refusal of a visitor must not cost a write
      if (key === undefined || !contextValue.viewer || !takesKey(operation)) return null;
      const { operationName } = request;
      const variables = request.variables ?? {};
      const run = async (ctx: Context) => {
        const result = await execute({ schema, document, contextValue: ctx, variableValues: variables, operationName });
        if (!result.data || result.errors?.length) throw new FailedResult(result);
        return { status: 200, text: JSON.stringify(result.data) };
      };
      try {
        const content = ['POST', '/graphql', { id, variables, operationName }] as const;
        const { text, isRepeated } = await runOnce(contextValue, database, key, content, run);
        const data = JSON.parse(text) as Record<string, unknown>;
        return response({ data }, isRepeated ? { 'idempotency-replayed': 'true' } : {});
      } catch (error) {
        if (!(error instanceof FailedResult)) return refused(error);
        const { data, errors = [] } = error.result;
        // invalid variables: Apollo words the problems
        if (data === undefined) return null;
        return response({ errors: errors.map((each) => formatError(each.toJSON(), each)), data });
      }
    },
  }),
});

/** A key that is invalid, or belongs to another request, or a failure of the database. */
function refused(error: unknown) {
  const thrown = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
  const shown = formatError(thrown.toJSON(), thrown);
  return response({ errors: [shown] }, {}, statusOfCode(shown.extensions?.code) ?? 400);
}

function response(singleResult: object, headers: Readonly<Record<string, string>> = {}, status?: number) {
  const http = { headers: new HeaderMap(Object.entries(headers)), ...(status !== undefined && { status }) };
  return { http, body: { kind: 'single' as const, singleResult } };
}
