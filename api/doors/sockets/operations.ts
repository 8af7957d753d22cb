import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { checkVariables } from '../graphql/bounds.ts';
import type { Context, RefreshContext } from '../../core/context/context.ts';
import { Documents } from '../graphql/documents.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { languageNow } from '../../core/texts/language.ts';
import { checkOperation } from '../graphql/limits.ts';
import { isShareable, scopeOf } from './shareable.ts';
import type { StoredOperations } from '../graphql/operations.ts';
import type { Subscription } from './shared.ts';
import { sentence } from '../texts.ts';

/** A prepared operation, or its problems. */
type PreparedExecution = (ExecutionArgs & { subscription?: Subscription }) | readonly GraphQLError[];

export interface PrepareOptions {
  readonly schema: GraphQLSchema;
  readonly operations: StoredOperations;
  readonly refresh: RefreshContext;
  readonly production: boolean;
}

/** Returns a function that prepares an operation of a socket, with the same checks as over HTTP. */
export function makePrepare({ schema, operations, refresh, production }: PrepareOptions) {
  const documents = new Documents(schema, production);

  return (
    context: Context,
    payload: SubscribePayload,
    where: Pick<Subscription, 'place' | 'id'>,
  ): PreparedExecution => {
    const stored = payload.extensions?.id;
    const query = typeof stored === 'string' ? operations.text(stored) : payload.query;
    if (query === undefined) return [refusal('BAD_REQUEST', sentence('operationUnknown'))];
    const document = documents.read(query, true);
    if (!('kind' in document)) return document;
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) return [refusal('BAD_REQUEST', sentence('operationUnnamed'))];
    const operationName = payload.operationName ?? null;
    const given = payload.variables ?? {};
    // a subscription keeps its variables, so drop undeclared ones
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    const known = declared.filter((name) => Object.hasOwn(given, name));
    const variableValues = Object.fromEntries(known.map((name) => [name, given[name]]));
    try {
      checkVariables(given);
      checkOperation(schema, document, operation, variableValues);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [error];
    }
    const args = { schema, document, operationName, variableValues };
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return { ...args, contextValue: context };

    const scope = scopeOf(context.viewer!, isShareable(schema, document));
    // names that the viewer may not see are words of their language
    const key = JSON.stringify([scope.name, languageNow(), operationName, variableValues, query]);
    const shared = { ...args, contextValue: refresh(context, scope.viewer) };
    // graphql-ws keeps this for the whole subscription, so pass only what errors need
    const { requestId } = context;
    return {
      ...args,
      contextValue: { requestId },
      subscription: { ...where, key, viewerId: context.viewer!.id, args: shared },
    };
  };
}
