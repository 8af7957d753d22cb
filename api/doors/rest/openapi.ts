import type { GraphQLSchema } from 'graphql';
import { allCodes, type refusalFacts } from '../../core/errors.ts';
import type { Call } from './calls.ts';
import { Describer, type JsonSchema } from './jsonSchema.ts';
import { json, type Operation, operationOf, refusals } from './openapiOperation.ts';

/** An OpenAPI 3.1 document, as far as it is needed here. */
export interface OpenApi {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object>; securitySchemes: object };
}

/** Describes the calls from their routes, their operations and the schema: nothing is said twice. */
export function describeCalls(calls: readonly Call[], schema: GraphQLSchema): OpenApi {
  const describer = new Describer(schema);
  const paths: OpenApi['paths'] = {};
  for (const call of calls)
    (paths[call.route.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[call.route.method.toLowerCase()] = operationOf(
      call,
      schema,
      describer,
    );
  return {
    openapi: '3.1.0',
    info: {
      title: 'evm over REST',
      version: '1',
      description:
        'The same data and the same rules as GraphQL. Sign in with `POST /api/auth/login` and send its token as ' +
        '`Authorization: Bearer …`. Fields that are not known are left out, numbers may be texts, and enums are read in ' +
        'any case of letters.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ route }) => route.group))].toSorted().map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: { ...describer.components, Failure: failure(allCodes().map(([code]) => code)) },
      responses: Object.fromEntries(
        [...refusals()].map(([status, codes]) => [
          `Refusal${status}`,
          { description: codes.join(', '), content: json(failure(codes)) },
        ]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** What some refusals say beside their sentence. */
const facts: Record<(typeof refusalFacts)[number], JsonSchema> = {
  at: { type: ['string', 'null'], format: 'date-time', description: 'Since when it is so.' },
  by: { type: ['string', 'null'], description: 'Who has done it, by name.' },
  door: { type: ['string', 'null'], description: 'By which door, if that was said.' },
  name: { type: 'string', description: 'Whom it is about.' },
  userId: { type: 'string', description: 'Whom it is about.' },
  event: {
    type: 'object',
    description: 'Which event it is about.',
    properties: {
      id: { type: 'string', description: 'Its id.' },
      title: { type: 'string', description: 'What it is called.' },
      date: { type: 'string', format: 'date-time', description: 'When it begins.' },
    },
    required: ['id', 'title', 'date'],
  },
};

const failure = (codes: readonly string[]): JsonSchema => ({
  type: 'object',
  description: 'What was refused, and why.',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'One sentence for a person.' },
    code: { type: 'string', enum: codes, description: 'Stable; for programs.' },
    fields: {
      type: 'object',
      description: 'What is wrong, field by field.',
      additionalProperties: { type: 'string' },
    },
    ...facts,
    requestId: { type: 'string', description: 'Under which name the log tells more.' },
  },
  required: ['success', 'message', 'code'],
  additionalProperties: false,
});
