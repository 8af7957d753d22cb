import { afterAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { readTables } from '../../testing/access.ts';
import { startApi } from '../../testing/api.ts';
import { password } from '../../testing/build.ts';
import { isOpening } from './opening.ts';

const api = await startApi();
afterAll(() => api.close());
const schema = buildSchema();

test('the open mutations are those that anonymous viewers may use according to the access tables', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const open = mutations.filter(({ extensions }) => extensions['isOpen']).map(({ name }) => name);
  const table = Object.entries(readTables(schema).table.get('Mutation')!);
  expect(open.toSorted()).toEqual(table.flatMap(([name, [letter]]) => (letter === 'V' ? name : [])).toSorted());
});

test.each([
  ['mutation { forgotPassword(input: { email: "a" }) { success } }', true],
  ['mutation { a: forgotPassword(input: {}) { success } b: login(input: {}) { token } }', true],
  ['fragment F on LoginPayload { token } mutation { login(input: {}) { ...F } }', true],
  ['mutation { login(input: {}) { token } logout { success } }', false],
  ['mutation { ...F } fragment F on Mutation { login(input: {}) { token } }', false],
  ['mutation A { login(input: {}) { token } } query B { viewer { id } }', false],
  ['{ platform { timeZone } }', false],
  ['mutation { login(', false],
  ['', false],
])('%s', (query, opens) => {
  expect(isOpening(schema, { query })).toBe(opens);
});

const person = await api.buildUser();

describe('with an expired token', () => {
  const ended = async () => {
    const { token, sessionUuid } = await api.signIn(person);
    await api.sql('DELETE FROM sessions WHERE id = $1', [sessionUuid]);
    return token;
  };
  const login = 'login(input: { email: $email, password: $password }) { user { id } }';
  const variables = { email: person.email, password };

  test('a user can sign in and request a new password', async () => {
    const query = `mutation ($email: String!, $password: String!) { ${login} forgotPassword(input: { email: $email }) { success } }`;
    const { data, errors } = await api.graphql<Record<string, object>>(query, variables, { token: await ended() });
    expect(errors).toEqual([]);
    expect(data).toEqual({ login: { user: { id: person.id } }, forgotPassword: { success: true } });
  });

  test.each([
    [`mutation ($email: String!, $password: String!) { ${login} logout { success } }`],
    ['{ viewer { id } }'],
  ])('all other operations are refused: %s', async (query) => {
    const { code, errors } = await api.graphql(query, variables, { token: await ended() });
    expect([code, errors[0]!.message]).toEqual(['UNAUTHENTICATED', 'Your session has ended. Please log in again.']);
  });
});
