import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context } from './core/context.ts';
import { unknownValueRefusal } from './core/enumValues.ts';
import { refusal } from './core/errors.ts';
import { checkOperation, operationLimits } from './core/limits.ts';
import { isShareable, scopeOf } from './core/shareable.ts';
import type { Subscription } from './core/shared.ts';
import type { SocketOptions } from './socket.ts';

/** How many different texts are remembered as checked, and how long they may be. */
const mostDocuments = 500;
const longestRemembered = 10_000;

/** What may run, or what is wrong with it. */
type Prepared = (ExecutionArgs & { subscription?: Subscription }) | readonly GraphQLError[];

/** Makes an operation that came over a socket ready to run, checked as over HTTP. */
export function makePrepare({ schema, operations, refresh, production }: SocketOptions) {
  const documents = new Map<string, DocumentNode | readonly GraphQLError[]>();

  const read = (query: string): DocumentNode | readonly GraphQLError[] => {
    const known = documents.get(query);
    if (known) return known;
    const document = check(schema, query, production);
    if (query.length > longestRemembered) return document;
    if (documents.size >= mostDocuments) documents.delete(documents.keys().next().value!);
    documents.set(query, document);
    return document;
  };

  return (context: Context, payload: SubscribePayload, where: Pick<Subscription, 'socket' | 'id'>): Prepared => {
    const stored = payload.extensions?.id;
    const query = typeof stored === 'string' ? operations.text(stored) : payload.query;
    if (query === undefined)
      return [refusal('BAD_REQUEST', 'This operation is not known here. Please reload the page.')];
    const document = read(query);
    if (!('kind' in document)) return document;
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) return [refusal('BAD_REQUEST', 'Name the operation to run.')];
    const operationName = payload.operationName ?? null;
    const variableValues = payload.variables ?? {};
    try {
      checkOperation(schema, document, operation, variableValues);
    } catch (error) {
      return [error as GraphQLError];
    }
    const args = { schema, document, operationName, variableValues };
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return { ...args, contextValue: context };

    const scope = scopeOf(context.viewer!, isShareable(schema, document));
    const key = JSON.stringify([scope.name, operationName, variableValues, query]);
    const eyes = { ...args, contextValue: refresh(context, scope.viewer) };
    // graphql-ws holds this as long as the subscription lasts: no more of the context than an error needs
    const { requestId } = context;
    return { ...args, contextValue: { requestId }, subscription: { ...where, key, args: eyes } };
  };
}

function check(schema: GraphQLSchema, query: string, production: boolean): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: operationLimits.tokens });
    const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
    const problems = validate(schema, document, rules, { hideSuggestions: production });
    if (problems.length === 0) return document;
    return problems.map(
      (problem) => unknownValueRefusal(problem.message) ?? coded(problem, 'GRAPHQL_VALIDATION_FAILED'),
    );
  } catch (error) {
    return [
      error instanceof GraphQLError
        ? coded(error, 'GRAPHQL_PARSE_FAILED')
        : refusal('BAD_REQUEST', 'This operation cannot be run.'),
    ];
  }
}

const coded = ({ message, nodes, source, positions }: GraphQLError, code: string) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code },
  });
