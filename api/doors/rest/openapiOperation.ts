import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { allCodes } from '../../core/refusals/errors.ts';
import { type Call, paging, type Variable } from './calls.ts';
import type { Describer, JsonSchema } from './jsonSchema.ts';
import { sheetTypes } from './sheets.ts';

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: [];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, object>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  schema: JsonSchema;
  style?: 'form';
  explode?: false;
}

/** The error codes per HTTP status. */
export const refusals = (): ReadonlyMap<number, string[]> =>
  new Map(
    [...Map.groupBy(allCodes(), ([, status]) => status)].map(([status, entries]) => [
      status,
      entries.map(([code]) => code),
    ]),
  );

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

export function operationOf(call: Call, schema: GraphQLSchema, describer: Describer): Operation {
  const { route, variables } = call;
  const input = variables.find(({ name }) => name === 'input');
  const fields = input && (getNullableType(input.type) as GraphQLInputObjectType);
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const takesKey = (route.method === 'POST' && !route.isFleeting) || (fields && 'idempotencyKey' in fields.getFields());
  const body = fields && describer.body(fields, new Set([...inPath, 'idempotencyKey']), route.names);
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: [route.group],
    ...(route.isOpen && { security: [] as [] }),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: 'path' as const,
        required: true as const,
        schema: describer.input(schema.getType('ID') as never, name),
      })),
      ...queryOf(call, schema, describer, inPath),
      ...(route.list && !route.sheet ? placeParameters(route.usually) : []),
      ...(takesKey ? [keyParameter] : []),
    ].map((parameter) => ({ ...parameter, schema: requestSchema(parameter.schema) })),
    ...(body && Object.keys(body.properties!).length > 0
      ? { requestBody: { required: body.required!.length > 0, content: json(body) } }
      : {}),
    responses: {
      [route.status ?? 200]: { description: route.summary, content: contentOf(call, describer) },
      ...(route.isPending && {
        202: { description: 'The same; the request waits for a decision.', content: contentOf(call, describer) },
      }),
      ...(route.method === 'GET' && {
        304: { description: 'Not modified since the ETag in If-None-Match.' },
      }),
      ...Object.fromEntries(
        [...refusals().keys()]
          .filter((status) => status !== 405 && (route.method !== 'GET' || ![409, 413, 415].includes(status)))
          .map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
    },
  };
}

function contentOf(call: Call, describer: Describer): Record<string, { schema: JsonSchema }> {
  const { file, sheet } = call.route;
  if (sheet) return { [sheetTypes[sheet.ending]]: { schema: { type: 'string', description: 'A table as a file.' } } };
  return file
    ? { [file.type]: { schema: describer.answer(call.operation, file.text) } }
    : json(answerOf(call, describer));
}

function answerOf(call: Call, describer: Describer): JsonSchema {
  const { answer, unfinished } = call.route;
  if (!unfinished) return successOf(call, describer);
  // each variant has the discriminating part as null or as a value, never both
  const whole = (ways: Readonly<Record<string, string>>, isDone: boolean): JsonSchema => {
    const parts = Object.entries(ways).map(([name, way]): [string, JsonSchema] => [
      name,
      way === unfinished.when ? { const: !isDone } : withoutNull(describer.answer(call.operation, way)),
    ]);
    return objectOf({ success: { const: isDone }, ...Object.fromEntries(parts) });
  };
  return { anyOf: [whole(answer!, true), whole(unfinished.answer, false)] };
}

const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

function successOf({ route, operation }: Call, describer: Describer): JsonSchema {
  const parts: Record<string, JsonSchema> = route.list
    ? { data: { type: 'array', items: describer.answer(operation, `${route.list}.edges.node`) }, ...listParts }
    : Object.fromEntries(
        Object.entries(route.answer!).map(([name, way]) => {
          const described = describer.answer(operation, way);
          // a missing value is answered with 404, so it is never null
          return [name, route.missing && !way.includes('.') ? withoutNull(described) : described];
        }),
      );
  return objectOf({
    success: { const: true },
    ...(route.message && { message: { type: 'string', description: 'One sentence for users.' } }),
    ...parts,
  });
}

const listParts: Record<string, JsonSchema> = {
  count: { type: 'integer', description: 'The number of items in `data`.' },
  total: { type: 'integer', description: 'The total number of items.' },
  nextCursor: {
    type: ['string', 'null'],
    description: 'The `cursor` of the rest of the list; null if `limit` left nothing out.',
  },
};

function queryOf(call: Call, schema: GraphQLSchema, describer: Describer, inPath: readonly string[]): Parameter[] {
  const descriptions = argumentsOf(call, schema);
  return call.variables
    .filter(({ name }) => name !== 'input' && !paging.has(name) && !inPath.includes(name))
    .map((variable) => {
      const described = describer.input(variable.type, variable.name);
      const description = descriptions.get(variable.name);
      return {
        name: variable.name,
        in: 'query' as const,
        ...(description && { description }),
        ...(isList(variable) && { style: 'form' as const, explode: false as const }),
        schema: described,
      };
    });
}

const isList = ({ type }: Variable) => String(type).startsWith('[');

/** The descriptions of the schema arguments that an operation passes its variables to. */
function argumentsOf({ operation }: Call, schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const types = new TypeInfo(schema);
  visit(
    operation.definition,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const description = types.getArgument()?.description;
        if (value.kind === Kind.VARIABLE && description) found.set(value.name.value, description);
      },
    }),
  );
  return found;
}

const placeParameters = (usually?: number): Parameter[] => [
  {
    name: 'limit',
    in: 'query',
    description: `The maximum number of items; default: ${usually ? `the first ${usually}` : 'all'}.`,
    schema: { type: 'integer', minimum: 1, ...(usually && { default: usually }) },
  },
  {
    name: 'cursor',
    in: 'query',
    description: 'The `nextCursor` of the previous response.',
    schema: { type: 'string' },
  },
];

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A unique text for this request. A repetition with the same key takes effect only once.',
  schema: { type: 'string', maxLength: 100 },
};

/** A parameter, if present, is not null. */
const requestSchema = (schema: JsonSchema): JsonSchema => withoutNull(schema);

function withoutNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return schema.anyOf.find(({ type }) => type !== 'null') ?? schema;
  const { type, enum: values } = schema;
  if (!Array.isArray(type)) return schema;
  return { ...schema, type: type[0]!, ...(values && { enum: values.filter((value) => value !== null) }) };
}
