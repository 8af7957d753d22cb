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
import { askRightsAgain } from './doors/graphql/rights.ts';
import type { Bound } from './core/feature.ts';
import { addCodes } from './core/errors.ts';
import { addEnclosure, addTemplates, addTopics, addWays } from './core/message.ts';
import { addNodes, typeNameOf } from './core/node.ts';
import { NodeResolver } from './core/nodeResolver.ts';
import { DateTime } from './core/scalars.ts';
import { addShared } from './doors/sockets/shareable.ts';
import { features } from './features.ts';

for (const { nodes, codes, shared, messages, enclosure, topics, ways } of features) {
  addNodes(nodes);
  addCodes(codes);
  addShared(shared);
  addTemplates(messages);
  addEnclosure(enclosure);
  addTopics(topics);
  addWays(ways);
}

const resolvers = [NodeResolver, ...features.flatMap((each) => each.resolvers ?? [])] as const;

const bounds: Record<string, Bound> = {};
for (const [name, bound] of features.flatMap((each) => Object.entries(each.bounds ?? {}))) {
  // one feature would loosen what another has bound
  if (Object.hasOwn(bounds, name)) throw new Error(`Two features bound the argument ${name}.`);
  bounds[name] = bound;
}

/** The schema that the code describes, as the text of schema.graphql. */
const describe = () =>
  sayAll(
    buildSchemaSync({
      resolvers,
      scalarsMap: [{ type: Date, scalar: DateTime }],
      validate: false,
      // type-graphql insists on one; each subscription of ours names its own source
      pubSub: { publish: () => {}, subscribe: () => never() },
    }),
  );

const roots: Readonly<Record<string, string>> = {
  Query: 'What can be read. Nearly everything needs a sign-in; what the viewer may not see is not there, or null.',
  Mutation:
    'What can be done. Each takes one `input` and answers with what it has changed; what is refused says why, with a ' +
    'stable code in `extensions.code`, and field by field in `extensions.fields` where the input is wrong.',
  Subscription:
    'What is told as it happens, over WebSocket (graphql-transport-ws) at the same address. Each begins with `ReadAgain`.',
};

/** The audit trail stands left of those whose deeds it records. */
const audited = features.flatMap((each) => each.audited ?? []).map((action) => `\`${action}\``);

/** What has no sentence of its own in the code: the roots, and the one argument of a mutation, which is what its type is. */
function sayAll(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, sentence] of Object.entries(roots)) schema.getType(name)!.description = sentence;
  const { action } = (schema.getType('AuditEntry') as GraphQLObjectType).getFields();
  action!.description = `What was done: ${audited.join(', ')}.`;
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const arg of Object.values(type.getFields()).flatMap(({ args }) => args))
        arg.description ??= getNamedType(arg.type).description;
  return schema;
}

function never(): never {
  throw new Error('A subscription without a source of its own.');
}

let built: GraphQLSchema | undefined;

/** The schema made from the text of schema.graphql: what runs is what is printed. All servers of a process share it. */
export const buildSchema = (): GraphQLSchema => (built ??= make());

function make(): GraphQLSchema {
  const described = describe();
  const unions = Object.values(described.getTypeMap()).filter(isUnionType);
  // the map would answer these with a promise, which compiled operations cannot wait for
  const resolverMap = {
    ...createResolversMap(described),
    Node: { __resolveType: typeNameOf },
    ...Object.fromEntries(unions.map(({ name }) => [name, { __resolveType: (one: object) => one.constructor.name }])),
  };
  const schema = makeExecutableSchema({ typeDefs: printSchema(described), resolvers: resolverMap });
  keepPrices(described, schema);
  boundArguments(schema, bounds);
  askRightsAgain(schema);
  return schema;
}

/** What fields say that they cost (`complexity`) is not in the text. */
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
