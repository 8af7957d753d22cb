import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getNamedType, type GraphQLSchema, isObjectType, printSchema } from 'graphql';
import { buildSchemaSync, createResolversMap } from 'type-graphql';
import { RecoveryResolver } from './accounts/recoveryResolver.ts';
import { UserImportResolver } from './accounts/importResolver.ts';
import { AccountResolver, PlatformAdminResolver } from './accounts/resolver.ts';
import { SessionResolver } from './accounts/sessionResolver.ts';
import { AnalyticsResolver } from './analytics/resolver.ts';
import { AuditResolver } from './audit/resolver.ts';
import { MailResolver } from './mail/resolver.ts';
import { SettingsResolver } from './settings/resolver.ts';
import {
  AnnouncementResolver,
  EventAnnouncementsResolver,
  HomeAnnouncementsResolver,
} from './announcements/resolver.ts';
import { argumentBounds } from './argumentBounds.ts';
import { boundArguments } from './core/bounds.ts';
import { typeNameOf } from './core/node.ts';
import { NodeResolver } from './core/nodeResolver.ts';
import { DateTime } from './core/scalars.ts';
import { AuditEventResolver } from './events/auditResolver.ts';
import { EventResolver } from './events/resolver.ts';
import {
  EventLeaderboardResolver,
  HomeLeaderboardResolver,
  LeaderboardResolver,
  LeaderboardUpdatedResolver,
} from './leaderboard/resolver.ts';
import { UploadResolver } from './uploads/resolver.ts';
import {
  EventSeatsResolver,
  HomeRegistrationsResolver,
  RegistrationResolver,
  UserRegistrationsResolver,
} from './registrations/resolver.ts';

const resolvers = [
  NodeResolver,
  AuditResolver,
  AnalyticsResolver,
  SettingsResolver,
  MailResolver,
  UploadResolver,
  AccountResolver,
  PlatformAdminResolver,
  UserImportResolver,
  RecoveryResolver,
  SessionResolver,
  EventResolver,
  AuditEventResolver,
  RegistrationResolver,
  EventSeatsResolver,
  HomeRegistrationsResolver,
  UserRegistrationsResolver,
  AnnouncementResolver,
  EventAnnouncementsResolver,
  HomeAnnouncementsResolver,
  LeaderboardResolver,
  LeaderboardUpdatedResolver,
  EventLeaderboardResolver,
  HomeLeaderboardResolver,
] as const;

/** The schema that the code describes, as the text of schema.graphql. */
const describe = () =>
  sayAll(
    buildSchemaSync({
      resolvers: [...resolvers],
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

/** What has no sentence of its own in the code: the roots, and the one argument of a mutation, which is what its type is. */
function sayAll(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, sentence] of Object.entries(roots)) schema.getType(name)!.description = sentence;
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const arg of Object.values(type.getFields()).flatMap(({ args }) => args))
        arg.description ??= getNamedType(arg.type).description;
  return schema;
}

function never(): never {
  throw new Error('A subscription without a source of its own.');
}

/** The schema made from the text of schema.graphql: what runs is what is printed. */
export function buildSchema(): GraphQLSchema {
  const described = describe();
  // the map would answer these with a promise, which compiled operations cannot wait for
  const resolverMap = {
    ...createResolversMap(described),
    Node: { __resolveType: typeNameOf },
    AnnouncementChange: { __resolveType: (change: object) => change.constructor.name },
  };
  const schema = makeExecutableSchema({ typeDefs: printSchema(described), resolvers: resolverMap });
  keepPrices(described, schema);
  boundArguments(schema, argumentBounds);
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
