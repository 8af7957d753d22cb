import { request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { networksIn } from './core/context/networks.ts';
import { startApi } from './testing/api.ts';
import { password, type Person } from './testing/build.ts';
import { LiveClient } from './testing/live.ts';
import { restOf } from './testing/rest.ts';

const api = await startApi();
const { graphql, as, sql, buildUser, tokenOf } = api;
const rest = restOf(api);
afterAll(api.close);

const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';
const storedLogin = '903e445f3d9f4abc579549ba545dd3b32b14bd575e00759e0a02cc699770f4d3';
const wrong = 'Not@right1';

/** Runs an operation over a socket, by default that of a new user; returns the error code. */
async function bySocket(query: string, input: object, from: string, person?: Person) {
  const client = await LiveClient.open(api.url, await tokenOf(person ?? (await buildUser())), from);
  const feed = client.subscribe({ query, variables: { input } });
  const { errors } = await feed.next();
  await client.close();
  return errors?.[0]?.extensions?.code;
}

/** Guesses the password of a person from an address; returns the error code. */
const doors: Readonly<Record<string, (person: Person, guess: string, from: string) => Promise<unknown>>> = {
  GraphQL: async ({ email }, guess, from) =>
    (await graphql(login, { input: { email, password: guess } }, { from })).code,
  'an operation that is stored': async ({ email }, guess, from) => {
    const body = { id: storedLogin, variables: { input: { email, password: guess } } };
    return (await graphql('', {}, { from, body })).code;
  },
  REST: async ({ email }, guess, from) =>
    (await rest('POST /api/auth/login', { body: { email, password: guess }, from })).body.code,
  'a socket': ({ email }, guess, from) => bySocket(login, { email, password: guess }, from),
  'a change of the password': async (person, guess, from) =>
    (await graphql(change, { input: { currentPassword: guess, newPassword: 'Fresh@one1' } }, { from, as: person }))
      .code,
  'a change of the password on a socket': (person, guess, from) =>
    bySocket(change, { currentPassword: guess, newPassword: 'Fresh@one1' }, from, person),
};

describe('five wrong guesses at an account from one address', () => {
  test.each(Object.keys(doors))('all doors share the limit of five guesses, also %s', async (last) => {
    const person = await buildUser();
    const from = `198.51.100.${Object.keys(doors).indexOf(last)}`;
    const others = Object.keys(doors).filter((door) => door !== last);
    for (const door of others)
      expect(await doors[door]!(person, wrong, from)).toMatch(/^(UNAUTHENTICATED|VALIDATION_FAILED)$/);
    expect(await doors[last]!(person, password, from)).toBe('TOO_MANY_REQUESTS');
    for (const door of others) expect(await doors[door]!(person, password, from)).toBe('TOO_MANY_REQUESTS');
    expect(await doors[last]!(person, password, '203.0.113.1')).toBeUndefined();
  });
});

test.each([
  [
    'all addresses of an IPv6 network share one limit of wrong guesses',
    (n: number) => `2001:db8:7:7:${n}::1`,
    '2001:db8:7:8::1',
  ],
  [
    'all spellings of an IPv4 address share one limit of wrong guesses',
    (n: number) => ['203.0.113.7', '::ffff:203.0.113.7'][n % 2]!,
    '203.0.113.8',
  ],
])('%s', async (_, from, elsewhere) => {
  const person = await buildUser();
  for (let n = 1; n <= 5; n += 1) expect(await doors.GraphQL!(person, wrong, from(n))).toBe('UNAUTHENTICATED');
  expect(await doors.GraphQL!(person, password, from(6))).toBe('TOO_MANY_REQUESTS');
  expect(await doors['a socket']!(person, password, from(7))).toBe('TOO_MANY_REQUESTS');
  expect(await doors.GraphQL!(person, password, elsewhere)).toBeUndefined();
});

test('the audit trail and the list of sessions show the whole address, also for sockets', async () => {
  const [admin, person] = [await buildUser({ role: 'admin' }), await buildUser()];
  const from = '2001:db8:1:2:3:4:5:6';
  const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
  expect(await bySocket(promote, { userId: person.id, role: 'ORGANIZER' }, from, admin)).toBeUndefined();
  const trail = '{ auditTrail(first: 1) { edges { node { action address } } } }';
  expect((await as(admin)(trail)).data.auditTrail).toEqual({
    edges: [{ node: { action: 'role.change', address: from } }],
  });

  expect(await doors['a socket']!(person, password, from)).toBeUndefined();
  expect(await sql('SELECT address FROM sessions WHERE user_id = $1', [person.uuid])).toEqual([{ address: from }]);
});

test('only named proxies are trusted', async () => {
  const behind = await startApi({ databaseUrl: api.address, trustedProxies: networksIn('127.0.0.1,192.0.2.0/24')! });
  const open = await startApi({ databaseUrl: api.address, trustedProxies: networksIn('192.0.2.0/24')! });
  const addressAt = async ({ graphql: ask }: typeof api) => {
    const { email, uuid } = await buildUser();
    await ask(login, { input: { email, password } }, { from: '203.0.113.7, 192.0.2.4' });
    return (await sql<{ address: string }>('SELECT address FROM sessions WHERE user_id = $1', [uuid]))[0]!.address;
  };
  expect([await addressAt(behind), await addressAt(api), await addressAt(open)]).toEqual([
    '203.0.113.7',
    '192.0.2.4',
    '127.0.0.1',
  ]);
  await behind.close();
  await open.close();
});

test.each(['x-forwarded-host', 'x-forwarded-proto'])('the header %s has no effect', async (name) => {
  const { status, data } = await graphql('{ viewer { id } }', {}, { headers: { [name]: '%%"<>' } });
  expect([status, data]).toEqual([200, { viewer: null }]);
});

test('an invalid Host header is refused with 400', async () => {
  const { port } = new URL(api.url);
  const status = await new Promise((resolve, reject) =>
    request(
      { port, method: 'POST', path: '/graphql', headers: { host: '%%', 'content-type': 'application/json' } },
      ({ statusCode }) => resolve(statusCode),
    )
      .on('error', reject)
      .end('{"query":"{ viewer { id } }"}'),
  );
  expect(status).toBe(400);
});
