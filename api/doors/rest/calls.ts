import {
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import type { Context } from '../../core/context/context.ts';
import { refusal, refuseInvalid, factsOf } from '../../core/refusals/errors.ts';
import { formatError } from '../../core/refusals/failures.ts';
import { causeOf, keepCause } from '../../core/refusals/refusals.ts';
import { problemsOfInput } from '../../core/validation/inputRules.ts';
import type { RestNames, Route } from '../../core/rest.ts';
import { StoredOperations } from '../graphql/operations.ts';
import { type Problems, readValue } from './input.ts';
import { underRestNames } from './names.ts';
import { type BridgeOperation, readOperations } from './operations.ts';
import { routes } from './routes.ts';
import { sentence } from '../texts.ts';

/** A variable of an operation. */
export interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** The default value as a client would write it; undefined if there is none. */
  readonly otherwise: unknown;
}

/** The inputs of a request. */
export interface RestRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  idempotencyKey: string | undefined;
}

/** A route with its operation, ready to run. */
export interface Call {
  readonly route: Route;
  /** The call for the end of the file, after the rows. */
  readonly last?: Call;
  readonly operation: BridgeOperation;
  readonly variables: readonly Variable[];
  /** Converts the request to variables. Throws VALIDATION_FAILED with a sentence per field. */
  read(request: RestRequest): Record<string, unknown>;
  /** Runs the operation. Throws its errors in the form for clients. */
  run(ctx: Context, variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
}

/**
 * All calls of the bridge for a schema. Operations are compiled at first use, because that takes half of the start-up
 * time.
 */
export function makeCalls(schema: GraphQLSchema): readonly Call[] {
  const operations = readOperations();
  const texts = new Map([...operations].map(([name, { text }]) => [name, text]));
  const stored = new StoredOperations(schema, texts, true);
  const callOf = (route: Route): Call => {
    const operation = operations.get(route.operation);
    if (!operation) throw new Error(`${route.method} ${route.path}: there is no operation ${route.operation}.`);
    const variables = (operation.definition.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
      otherwise: defaultValue && valueFromASTUntyped(defaultValue),
    }));
    const last = route.sheet?.last;
    return {
      route,
      // only reachable through the file
      ...(last && { last: callOf({ ...withoutSheet(route), ...last }) }),
      operation,
      variables,
      read: (request) => readVariables(route, variables, request),
      run: async (ctx, given) => {
        const run = stored.find(route.operation);
        if (!run) throw new Error(`The operation ${route.operation} does not fit the schema.`);
        const { data, errors = [] } = await run(ctx, given);
        const [first] = errors;
        if (first) throw asRefusal(first, route.names);
        return data as Record<string, unknown>;
      },
    };
  };
  return routes.map(callOf);
}

const withoutSheet = ({ sheet: _, ...route }: Route): Route => route;

/** Variables that the bridge sets itself, page by page. */
export const paging: ReadonlySet<string> = new Set(['first', 'after', 'counting']);

function readVariables(route: Route, variables: readonly Variable[], request: RestRequest): Record<string, unknown> {
  const wrongId = route.idProblem?.(request.params['eventId']!);
  if (wrongId) refuseInvalid({ eventId: wrongId });
  const problems: Problems = {};
  const words = route.words ?? {};
  const query = route.query?.(request.query) ?? request.query;
  const input = variables.find(({ name }) => name === 'input');
  const read = input
    ? {
        input: readValue(input.type, bodyOf(input, request), {
          name: '',
          words,
          names: route.names,
          isQuery: false,
          problems,
        }),
      }
    : Object.fromEntries(
        variables
          .filter(({ name }) => !paging.has(name))
          .map(({ name, type, otherwise }) => {
            const given = request.params[name] ?? query[name];
            return [
              name,
              readValue(type, given, { name, words, names: undefined, isQuery: true, problems }, otherwise),
            ];
          })
          .filter(([, value]) => value !== undefined),
      );
  if (Object.keys(problems).length === 0) return read;
  const type = input && getNullableType(input.type);
  const given = read.input as Record<string, unknown> | undefined;
  // unreadable input stops before the resolver: add the problems that its validation would report
  const inputProblems = isInputObjectType(type) && given ? problemsOfInput(type, given) : {};
  refuseInvalid({ ...underRestNames(inputProblems, route.names), ...problems });
  return read;
}

/** The fields of `$input`: the body, overridden by path parameters and the idempotency key. */
function bodyOf({ type }: Variable, { params, body, idempotencyKey }: RestRequest): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw refusal('BAD_REQUEST', sentence('notAnObject'));
  const inner = getNullableType(type);
  const takesKey = isInputObjectType(inner) && 'idempotencyKey' in inner.getFields();
  return { ...body, ...params, ...(takesKey && idempotencyKey !== undefined && { idempotencyKey }) };
}

function asRefusal(error: GraphQLError, names: RestNames | undefined): Error {
  const shown = formatError(error.toJSON(), error);
  const { message, extensions = {} } = shown;
  const { code, fields, retryAfter } = extensions;
  if (code === 'INTERNAL') return new Error('an operation failed', { cause: error.originalError ?? error });
  const refused = new GraphQLError(message, {
    extensions: {
      code,
      ...(fields !== undefined && { fields: underRestNames(fields as Problems, names) }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...factsOf(extensions),
    },
  });
  return keepCause(refused, causeOf(shown));
}

/** The value at a dotted path; null if a step is missing. */
export function valueAt(data: unknown, way: string): unknown {
  let found = data;
  for (const name of way.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name] ?? null;
  return found;
}
