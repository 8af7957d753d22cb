import { serverAudits } from 'graphql-http';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { readAnswer } from '../../testing/client.ts';

const api = await startApi();
const { url, graphql } = api;
afterAll(api.close);

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: `${url}/graphql`,
    fetchFn: (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...init.headers, 'apollo-require-preflight': 'true' } }),
  });

  test('the audit package has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });

  test('a browser gets the sandbox', async () => {
    const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('participant@evm.example');
  });

  test('production has no sandbox, no introspection and no name suggestions', async () => {
    const production = await startApi({ production: true, databaseUrl: api.address });
    const page = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('participant@evm.example');
    expect((await production.graphql('{ __schema { types { name } } }')).code).toBe('GRAPHQL_VALIDATION_FAILED');
    const { message } = await production.graphql('{ viewr { id } }');
    expect(message).not.toContain('viewer');
    await production.close();
  });

  test('GET allows queries, but not mutations', async () => {
    const get = async (query: string) =>
      readAnswer(
        await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
          headers: { 'apollo-require-preflight': 'true' },
        }),
      );
    expect((await get('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect((await get('mutation { logout { success } }')).status).toBe(405);
  });

  test('GET with a token needs no other header', async () => {
    const authorization = `Bearer ${await api.tokenOf(await api.buildUser({ firstName: 'Asha' }))}`;
    const answer = await fetch(`${url}/graphql?query={viewer{firstName}}`, { headers: { authorization } });
    expect(await readAnswer(answer)).toMatchObject({ status: 200, data: { viewer: { firstName: 'Asha' } } });
  });

  test('requests that need no CORS preflight are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const plain: Record<string, string> = { 'content-type': type };
      for (const headers of [plain, { ...plain, authorization: 'Basic YTpi' }]) {
        const answer = await graphql('{ viewer { id } }', {}, { headers });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
    }
    const simple = await fetch(`${url}/graphql?query={__typename}`);
    expect(simple.status).toBe(400);
  });

  test('batches of operations are refused', async () => {
    const answer = await graphql('', {}, { body: [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }] });
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('Operation batching disabled.');
  });

  test('an unknown operation name is refused', async () => {
    const answer = await graphql(
      '',
      {},
      { body: { query: 'query A { viewer { id } } query B { viewer { id } }', operationName: 'C' } },
    );
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe('INTERNAL');
    expect(answer.message).toMatch(/\.$/);
  });

  test.each([
    ['an argument', 'query ($n: Int = 5) { events(first: $n) { totalCount } }', { n: null }],
    [
      'a field of an input',
      `mutation ($capacity: Int = 5) {
         createEvent(input: { title: "T", description: "D", date: "2099-01-01T00:00:00Z", location: "L", capacity: $capacity }) {
           event { id }
         }
       }`,
      { capacity: null },
    ],
  ])('null for %s with a default value is a client error, and not logged as ours', async (_, query, variables) => {
    const organizer = await api.buildUser({ role: 'organizer' });
    const answer = await api.as(organizer)(query, variables);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.message).toMatch(/^Argument "(first|input)" /);
    expect(JSON.stringify(api.logged)).not.toContain('an operation failed');
  });

  test('an unknown subscription is a client error', async () => {
    const answer = await graphql('subscription { anything }');
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe('INTERNAL');
  });
});

describe('an internal error', () => {
  test('hides its cause, and its request id is in the log', async () => {
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

  test('looks the same if the session cannot be read', async () => {
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

  test('never logs a password or a token', async () => {
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
