import type { GraphQLSchema } from 'graphql';
import { allCodes, type refusalFacts } from '../../core/refusals/errors.ts';
import type { Call } from './calls.ts';
import { Describer, type JsonSchema } from './jsonSchema.ts';
import { json, type Operation, operationOf, refusals } from './openapiOperation.ts';

/** The used subset of OpenAPI 3.1. */
export interface OpenApi {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object>; securitySchemes: object };
}

/** Builds the OpenAPI document from the routes, their operations and the schema. */
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
        'The same data and rules as GraphQL. Sign in with `POST /api/auth/login` and send the token as `Authorization: ' +
        'Bearer …`. Unknown fields are ignored, numbers may be texts, and enums are case-insensitive.',
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

/** Additional properties of some errors. */
const facts: Record<(typeof refusalFacts)[number], JsonSchema> = {
  at: { type: ['string', 'null'], format: 'date-time', description: 'When it happened.' },
  by: { type: ['string', 'null'], description: 'The name of the person who did it.' },
  door: { type: ['string', 'null'], description: 'The door, if known.' },
  name: { type: 'string', description: 'The name of the person.' },
  userId: { type: 'string', description: 'The ID of the person.' },
  event: {
    type: 'object',
    description: 'The event.',
    properties: {
      id: { type: 'string', description: 'The ID of the event.' },
      title: { type: 'string', description: 'The title of the event.' },
      date: { type: 'string', format: 'date-time', description: 'The start date of the event.' },
    },
    required: ['id', 'title', 'date'],
  },
};

const failure = (codes: readonly string[]): JsonSchema => ({
  type: 'object',
  description: 'An error, with its reason.',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'One sentence for users.' },
    code: { type: 'string', enum: codes, description: 'A stable error code for programs.' },
    fields: {
      type: 'object',
      description: 'Error sentences by field.',
      additionalProperties: { type: 'string' },
    },
    ...facts,
    requestId: { type: 'string', description: 'The ID of the request in the server log.' },
  },
  required: ['success', 'message', 'code'],
  additionalProperties: false,
});
