import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  printSchema,
  validateSchema,
} from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSchema } from './schema.ts';
import { startApi } from './testing/api.ts';
import { awardsIn } from './testing/scores.ts';

const { as, sql, graphql, idOf, buildUser, buildEvent, buildRegistrations, close } = await startApi();
afterAll(close);

const schema = buildSchema();

describe('the schema', () => {
  test('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  test('every type, field, argument and enum value has a description', () => {
    const mute: string[] = [];
    const check = (name: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) mute.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      check(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    for (const directive of schema.getDirectives())
      if (!isSpecifiedDirective(directive)) check(`@${directive.name}`, directive);
    expect(mute).toEqual([]);
  });

  test('schema.graphql is up to date', () => {
    const text = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
    expect(text.slice(text.indexOf('\n\n') + 2).trim()).toBe(printSchema(schema).trim());
  });

  test('every mutation has one input and a payload', () => {
    for (const field of Object.values(schema.getMutationType()!.getFields())) {
      expect(String(field.type)).toMatch(/^\w+Payload!$/);
      expect(field.args.map(({ name }) => name)).toEqual(field.args.length > 0 ? ['input'] : []);
    }
  });
});

describe('Relay’s server specification', () => {
  test('Node is an interface with one non-null id', () => {
    const node = schema.getType('Node');
    expect(
      isInterfaceType(node) && Object.values(node.getFields()).map((field) => `${field.name}: ${String(field.type)}`),
    ).toEqual(['id: ID!']);
    expect(String(schema.getQueryType()!.getFields().node!.type)).toBe('Node');
    expect(String(schema.getQueryType()!.getFields().nodes!.type)).toBe('[Node]!');
  });

  test('node and nodes return objects by id, in the requested order', async () => {
    const person = await buildUser();
    const event = await buildEvent();
    const [registration] = await buildRegistrations(event, [person]);
    const ids = [registration!, person.id, 'nonsense', event.id, 'session_01jd7z5v9gfa9v5cz8n5c0v0zz', person.id];
    const { data } = await as(person)<{ nodes: ({ __typename: string; id: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      { ids },
    );

    expect(data.nodes).toEqual([
      { __typename: 'Registration', id: registration },
      { __typename: 'User', id: person.id },
      null,
      { __typename: 'Event', id: event.id },
      null,
      { __typename: 'User', id: person.id },
    ]);
    const oneByOne = ids.map(
      async (id) => (await as(person)('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data.node,
    );
    expect(await Promise.all(oneByOne)).toEqual(data.nodes);
  });

  test('scores, performers, colleges and awards are nodes', async () => {
    const person = await buildUser();
    const event = await buildEvent();
    const [registration] = await buildRegistrations(event, [person]);
    const [award] = await awardsIn(sql)([{ event, to: person, by: person }]);
    const [college] = await sql<{ id: string }>('SELECT id FROM colleges');
    const ids = [
      award!.id,
      registration!.replace('registration_', 'score_'),
      person.id.replace('user_', 'performer_'),
      idOf('college', college!.id),
    ];
    const { data } = await as(person)('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
    const names = ['Award', 'LeaderboardRow', 'TopPerformer', 'CollegeRanking'];
    expect(data.nodes).toEqual(ids.map((id, n) => ({ __typename: names[n], id })));
  });

  test('nodes takes at most a hundred ids, and node and nodes require a session', async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `event_${i}`);
    const answer = await as(await buildUser())('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(answer.fields).toEqual({ ids: 'At most 100 ids can be looked up at once.' });
    expect((await graphql('{ nodes(ids: []) { id } }')).code).toBe('UNAUTHENTICATED');
    expect((await graphql('{ node(id: "x") { id } }')).code).toBe('UNAUTHENTICATED');
  });

  test('PageInfo has its four fields', () => {
    const pageInfo = schema.getType('PageInfo');
    expect(
      isObjectType(pageInfo) &&
        Object.values(pageInfo.getFields()).map((field) => `${field.name}: ${String(field.type)}`),
    ).toEqual(['hasNextPage: Boolean!', 'hasPreviousPage: Boolean!', 'startCursor: String', 'endCursor: String']);
  });

  test('every connection has edges, a PageInfo and a total, and takes first and after', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(1);
    for (const connection of connections) {
      const { edges, pageInfo, totalCount } = connection.getFields();
      expect([String(pageInfo!.type), String(totalCount!.type)]).toEqual(['PageInfo!', 'Int!']);
      const edge = schema.getType(String(edges!.type).replace(/\W/g, ''));
      expect(isObjectType(edge) && Object.keys(edge.getFields()).toSorted()).toEqual(['cursor', 'node']);
      expect(isObjectType(edge) && String(edge.getFields().cursor!.type)).toBe('String!');
    }
    const fields = types.flatMap((type) => Object.values(type.getFields()));
    for (const { args } of fields.filter(({ type }) => String(type).includes('Connection')))
      expect(args.map(({ name }) => name)).toEqual(expect.arrayContaining(['first', 'after']));
  });
});
