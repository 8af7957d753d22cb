import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  parse,
  printSchema,
  validate,
} from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSchema } from './schema.ts';
import { startApi } from './testing/api.ts';
import { readAnswer } from './testing/client.ts';

const api = await startApi();
const { url, graphql, as, buildUser, buildEvent, buildRegistrations } = api;
afterAll(api.close);

const schema = buildSchema();

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: `${url}/graphql`,
    fetchFn: (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...init.headers, 'apollo-require-preflight': 'true' } }),
  });

  test('the package has sixty-one audits', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    const result = await audit.fn();
    expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
  });

  test('a browser that opens it finds the sandbox', async () => {
    const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('participant@evm.example');
  });

  test('in production there is neither a sandbox nor an introspection, and no hint at what exists', async () => {
    const production = await startApi({ production: true, databaseUrl: api.address });
    const page = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('participant@evm.example');
    expect((await production.graphql('{ __schema { types { name } } }')).code).toBe('GRAPHQL_VALIDATION_FAILED');
    const { message } = await production.graphql('{ viewr { id } }');
    expect(message).not.toContain('viewer');
    await production.close();
  });

  test('queries may be asked with GET, mutations may not', async () => {
    const get = async (query: string) =>
      readAnswer(
        await fetch(`${url}/graphql?${new URLSearchParams({ query })}`, {
          headers: { 'apollo-require-preflight': 'true' },
        }),
      );
    expect((await get('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect((await get('mutation { logout { success } }')).status).toBe(405);
  });

  test('another site cannot make a browser send an operation without asking first', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await graphql('{ viewer { id } }', {}, { headers: { 'content-type': type } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const simple = await fetch(`${url}/graphql?query={__typename}`);
    expect(simple.status).toBe(400);
  });

  test('several operations in one body are refused', async () => {
    const answer = await graphql('', {}, { body: [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }] });
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('Operation batching disabled.');
  });

  test('an operation that the document does not hold is refused', async () => {
    const answer = await graphql(
      '',
      {},
      { body: { query: 'query A { viewer { id } } query B { viewer { id } }', operationName: 'C' } },
    );
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe('INTERNAL');
    expect(answer.message).toMatch(/\.$/);
  });

  test('there are no subscriptions yet, and asking for one is no fault of ours', async () => {
    const answer = await graphql('subscription { anything }');
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe('INTERNAL');
  });
});

describe('operations by id', () => {
  const file = new URL('persisted-operations.json', import.meta.url);
  const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const idOf = (name: string) => operations.find(([, text]) => text.startsWith(`query ${name}`))![0];

  test('an operation of the web client runs by its id', async () => {
    const person = await buildUser({ firstName: 'Asha' });
    for (let i = 0; i < 3; i++) {
      const { data } = await graphql('', {}, { as: person, body: { id: idOf('HomeScreenQuery') } });
      expect(data).toMatchObject({ home: { viewer: { firstName: 'Asha' } } });
    }
  });

  test('an unknown id is refused', async () => {
    const answer = await graphql('', {}, { body: { id: '0'.repeat(64) } });
    expect(answer).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'This operation is not known here. Please reload the page.',
    });
  });

  test.each([{}, { id: null }, { id: { a: 1 } }, { id: [] }, { nonsense: 1 }, [], 'text'])(
    'wrong variables %j get a sentence',
    async (variables) => {
      const answer = await graphql(
        '',
        {},
        { as: await buildUser(), body: { id: idOf('EventDetailScreenQuery'), variables } },
      );
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toMatch(/^BAD_/);
      expect(answer.message).toMatch(/\w/);
      expect(answer.message).not.toMatch(/internal/i);
    },
  );

  test('every stored operation fits the schema', () => {
    for (const [id, text] of operations) expect(validate(schema, parse(text)), id).toEqual([]);
  });
});

describe('the schema', () => {
  test('describes every type, field, argument and enum value', () => {
    const mute: string[] = [];
    const check = (name: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) mute.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      if (!/^(Query|Mutation|Subscription)$/.test(type.name)) check(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        // the one argument of a mutation is described by its type
        for (const arg of field.args)
          if (!isInputObjectType(schema.getType(String(arg.type).replace(/\W/g, ''))))
            check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    for (const directive of schema.getDirectives())
      if (!isSpecifiedDirective(directive)) check(`@${directive.name}`, directive);
    expect(mute).toEqual([]);
  });

  test('is the one of schema.graphql', () => {
    const text = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
    expect(text.slice(text.indexOf('\n\n') + 2).trim()).toBe(printSchema(schema).trim());
  });

  test('has mutations with one input and a payload each', () => {
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

  test('node and nodes give back what has an id, in the order that was asked for', async () => {
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
    for (const each of data.nodes)
      if (each)
        expect(
          (await as(person)('query ($id: ID!) { node(id: $id) { __typename id } }', { id: each.id })).data,
        ).toEqual({ node: each });
  });

  test('no more than a hundred nodes at once, and none without a session', async () => {
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

  test('every connection has edges with nodes and cursors, a PageInfo and a total, and takes first and after', () => {
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
    for (const type of types)
      for (const field of Object.values(type.getFields()))
        if (String(field.type).includes('Connection'))
          expect(field.args.map(({ name }) => name)).toEqual(expect.arrayContaining(['first', 'after']));
  });
});

describe('a fault of ours', () => {
  test('does not show its inside, and its request id is found in the log', async () => {
    const broken = await startApi();
    const person = await broken.buildUser();
    await broken.tokenOf(person);
    await broken.sql('DROP TABLE registrations CASCADE');
    const answer = await broken.as(person)('{ viewer { registrations { edges { cursor } } } }');

    expect(answer.message).toBe('Something went wrong on our side. Please try again.');
    expect(answer.code).toBe('INTERNAL');
    const requestId = answer.errors[0]!.extensions!.requestId as string;
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    expect(JSON.stringify(answer.errors)).not.toMatch(/relation|registrations" does|select|stack|\.ts/i);
    const line = broken.logged.find((each) =>
      JSON.stringify(each).includes('relation \\"registrations\\" does not exist'),
    );
    expect(line).toBeDefined();
    expect(JSON.stringify(line)).toContain(requestId);
    await broken.close();
  });

  test('is the same where the session cannot be read', async () => {
    const broken = await startApi();
    const person = await broken.buildUser();
    await broken.tokenOf(person);
    await broken.sql('DROP TABLE sessions CASCADE');
    const answer = await broken.as(person)('{ viewer { id } }');

    expect(answer).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    });
    const requestId = answer.errors[0]!.extensions!.requestId;
    expect(requestId).toEqual(expect.any(String));
    expect(JSON.stringify(broken.logged)).toContain(requestId);
    await broken.close();
  });

  test('never writes a password or a token into the log', async () => {
    const broken = await startApi();
    const person = await broken.buildUser();
    const token = await broken.tokenOf(person);
    await broken.sql('DROP TABLE sign_in_attempts');
    await broken.graphql(
      'mutation { login(input: { email: "a@evm.example", password: "Secret@word1" }) { token } }',
      {},
      { token },
    );
    await broken.sql('DROP TABLE sessions CASCADE');
    await broken.graphql('{ viewer { id } }', {}, { token });

    expect(broken.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(broken.logged)).not.toContain('Secret@word1');
    expect(JSON.stringify(broken.logged)).not.toContain(token);
    await broken.close();
  });
});
