import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
  printSchema,
} from 'graphql';
import { buildSchemaSync, createResolversMap } from 'type-graphql';
import { boundArguments } from './doors/graphql/bounds.ts';
import { callDirectly } from './doors/graphql/fieldResolvers.ts';
import { recheckRights } from './doors/graphql/rights.ts';
import type { Bound } from './core/feature.ts';
import { addCodes } from './core/refusals/errors.ts';
import { addEnclosure, addTemplates, addTopics, addChannels } from './core/messages/message.ts';
import { addNodes, typeNameOf } from './core/ids/node.ts';
import { NodeResolver } from './core/ids/nodeResolver.ts';
import { DateTime } from './core/validation/scalars.ts';
import { addShared } from './doors/sockets/shareable.ts';
import { features } from './features.ts';

for (const { nodes, codes, shared, messages, enclosure, topics, ways } of features) {
  addNodes(nodes);
  addCodes(codes);
  addShared(shared);
  addTemplates(messages);
  addEnclosure(enclosure);
  addTopics(topics);
  addChannels(ways);
}

const resolvers = [NodeResolver, ...features.flatMap((each) => each.resolvers ?? [])] as const;

const bounds: Record<string, Bound> = {};
for (const [name, bound] of features.flatMap((each) => Object.entries(each.bounds ?? {}))) {
  // otherwise one feature could loosen the limit of another
  if (Object.hasOwn(bounds, name)) throw new Error(`Two features bound the argument ${name}.`);
  bounds[name] = bound;
}

/** The schema of the code, which is the text of schema.graphql. */
const describe = () =>
  addDescriptions(
    buildSchemaSync({
      resolvers,
      scalarsMap: [{ type: Date, scalar: DateTime }],
      validate: false,
      // the check takes longer than the rest; graphql-js validates the schema before its first operation
      skipCheck: true,
      // type-graphql requires one, but each of our subscriptions has its own source
      pubSub: { publish: () => {}, subscribe: () => failWithoutSource() },
    }),
  );

const roots: Readonly<Record<string, string>> = {
  Query:
    'Everything that can be read. Nearly all fields need a session. Data that the viewer may not see is missing or null.',
  Mutation:
    'All changes. Each takes one `input` and returns the changed objects. An error has a sentence, a stable code in ' +
    '`extensions.code`, and a sentence per field in `extensions.fields` if the input is invalid.',
  Subscription:
    'Changes as they happen, over WebSocket (graphql-transport-ws) at the same address. Each begins with `ReadAgain`.',
};

/** The actions of all features. The audit feature cannot import them, because it is an earlier layer. */
const auditActions = features.flatMap((each) => Object.keys(each.audited ?? {})).map((action) => `\`${action}\``);

/**
 * Adds descriptions that the code does not declare: for the root types, and for the argument of a mutation (that of its
 * type).
 */
function addDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, sentence] of Object.entries(roots)) schema.getType(name)!.description = sentence;
  const { action } = (schema.getType('AuditEntry') as GraphQLObjectType).getFields();
  action!.description = `What was done: ${auditActions.join(', ')}.`;
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const arg of Object.values(type.getFields()).flatMap(({ args }) => args))
        arg.description ??= getNamedType(arg.type).description;
  return schema;
}

function failWithoutSource(): never {
  throw new Error('A subscription without a source of its own.');
}

let cachedSchema: GraphQLSchema | undefined;

/** The schema from the text of schema.graphql, so that the running schema is the printed one. Shared within a process. */
export const buildSchema = (): GraphQLSchema => (cachedSchema ??= makeSchema());

function makeSchema(): GraphQLSchema {
  const described = describe();
  const unions = Object.values(described.getTypeMap()).filter(isUnionType);
  // the map would resolve these types by a promise, which compiled operations cannot await
  const resolverMap = {
    ...createResolversMap(described),
    Node: { __resolveType: typeNameOf },
    ...Object.fromEntries(unions.map(({ name }) => [name, { __resolveType: (one: object) => one.constructor.name }])),
  };
  const schema = makeExecutableSchema({ typeDefs: printSchema(described), resolvers: resolverMap });
  keepPrices(described, schema);
  callDirectly(schema);
  boundArguments(schema, bounds);
  recheckRights(schema);
  return schema;
}

/** Copies the declared prices of fields (`complexity`), which the text does not contain. */
function keepPrices(from: GraphQLSchema, to: GraphQLSchema): void {
  for (const type of Object.values(from.getTypeMap())) {
    const same = to.getType(type.name);
    if (isObjectType(type) && isObjectType(same))
      for (const { name, extensions } of Object.values(type.getFields()))
        same.getFields()[name]!.extensions = extensions;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../schema.graphql', import.meta.url);
  const text = `# Generated from api/ by \`npm run generate\`; do not edit.\n\n${printSchema(describe())}\n`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
