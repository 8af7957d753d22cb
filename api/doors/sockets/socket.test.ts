import { once } from 'node:events';
import { connect } from 'node:net';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';

const api = await startApi();
const { url, sql, tokenOf, signIn, graphql, buildUser } = api;
afterAll(api.close);

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}
interface Closed {
  code: number;
  reason: string;
}

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

function open(authorization: string | undefined, at = url): Client {
  const client = createClient({
    url: `${at.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazyCloseTimeout: 60_000,
    connectionParams: authorization === undefined ? {} : { authorization },
  });
  clients.push(client);
  return client;
}

const openAs = async (person: Person) => open(`Bearer ${await tokenOf(person)}`);

/** The single result of an operation, including errors before execution; throws if the socket closes. */
function ask(client: Client, query: string, variables?: Record<string, unknown>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answer: Answer = {};
    client.subscribe(
      { query, variables },
      {
        next: (value) => void (answer = value as Answer),
        error: (error) =>
          Array.isArray(error) ? resolve({ errors: error as Answer['errors'] & object }) : reject(error as Error),
        complete: () => resolve(answer),
      },
    );
  });
}

const closing = (client: Client) =>
  ask(client, '{ viewer { id } }').then(
    () => undefined,
    ({ code, reason }: Closed) => ({ code, reason }),
  );

test('operations over the socket give the same results as over HTTP', async () => {
  const person = await buildUser({ firstName: 'Asha' });
  const client = await openAs(person);
  const { data } = await ask(client, '{ viewer { id firstName } home { upcomingEvents { id } } }');
  expect(data).toEqual({ viewer: { id: person.id, firstName: 'Asha' }, home: { upcomingEvents: [] } });
});

test.each([undefined, '', 'Bearer nonsense', 'Basic x'])(
  'with the authorization %j the socket is closed with 4401',
  async (authorization) => {
    expect(await closing(open(authorization))).toEqual({ code: 4401, reason: 'Please log in to continue.' });
  },
);

test('authorization of a wrong type is refused like a missing one', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: { a: ['b'] } } }));
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(4401);
});

test.each<[string, (token: string, person: Person) => Promise<unknown>]>([
  ['signing out', (token) => graphql('mutation { logout { success } }', {}, { token })],
  ['a changed role', (_, { uuid }) => sql("UPDATE users SET role = 'organizer' WHERE id = $1", [uuid])],
  ['a changed password', (_, { uuid }) => sql("UPDATE users SET password_hash = 'x' WHERE id = $1", [uuid])],
  [
    'the time-out',
    (_, { uuid }) => sql("UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE user_id = $1", [uuid]),
  ],
])('after %s the next operation closes the socket with 4403', async (_, end) => {
  const person = await buildUser();
  const { token } = await signIn(person);
  const client = open(`Bearer ${token}`);
  expect((await ask(client, '{ viewer { id } }')).data).toEqual({ viewer: { id: person.id } });
  const closed = new Promise((resolve) => client.on('closed', (event) => resolve(event)));
  await end(token, person);
  const next = closing(client);

  expect(await closed).toMatchObject({ code: 4403, reason: 'Your session has ended. Please log in again.' });
  // the client has noticed the end and tries to reconnect in vain
  await next;
});

describe('errors are the same as over HTTP', () => {
  const operations: [string, string, Record<string, unknown>?][] = [
    [
      'a refusal',
      'mutation { createEvent(input: { title: "a", description: "b", location: "c", date: "2026-12-01T10:00:00Z" }) { event { id } } }',
    ],
    ['a validation', '{ events(first: 0) { totalCount } }'],
    ['an award', 'mutation { updateScore(input: { eventId: "x", userId: "y", points: -1 }) { award { id } } }'],
    ['a cursor', '{ topPerformers(after: "x") { totalCount } }'],
    ['an unknown field', '{ emperor { id } }'],
    ['a syntax error', '{ viewer { id }'],
    ['a wrong variable', 'query ($n: Int!) { events(first: $n) { totalCount } }', { n: 'many' }],
    [
      'too much',
      '{ events(first: 100) { edges { node { participants(first: 100) { edges { node { id name } } } } } } }',
    ],
    [
      'a deep one',
      `{ viewer { ${'registrations { edges { node { event { participants { edges { node { '.repeat(3)} id ${'} } } } } } }'.repeat(3)} } }`,
    ],
    ['a long one', `{ viewer { ${'id '.repeat(4000)} } }`],
    [
      'introspection without end',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
    ['a subscription that is not there', 'subscription { anything }'],
    [
      'lists in lists',
      'query ($tags: [String!]) { events(tags: $tags) { totalCount } }',
      { tags: JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`) },
    ],
    ['a NUL', 'query ($s: String) { events(search: $s) { totalCount } }', { s: '\u0000' }],
  ];
  test.each(operations)('%s', async (_, query, variables) => {
    const person = await buildUser();
    const overHttp = await graphql(query, variables, { as: person });
    const overSocket = await ask(await openAs(person), query, variables);

    const facts = (errors: Answer['errors']) =>
      errors?.map(({ message, extensions }) => ({ message, code: extensions?.code, fields: extensions?.fields }));
    expect(facts(overSocket.errors)).toEqual(facts(overHttp.errors));
  });

  test('an unavailable database does not end a session', async () => {
    const broken = await startApi();
    const person = await broken.buildUser();
    const client = open(`Bearer ${await broken.tokenOf(person)}`, broken.url);
    await ask(client, '{ viewer { id } }');
    await broken.sql('ALTER TABLE sessions RENAME TO sessions_elsewhere');
    for (const each of [client, open(`Bearer ${await broken.tokenOf(person)}`, broken.url)])
      expect([4401, 4403]).not.toContain((await closing(each))?.code);
    await broken.close();
  });

  test('an internal error hides its cause', async () => {
    const broken = await startApi();
    const person = await broken.buildUser();
    const client = open(`Bearer ${await broken.tokenOf(person)}`, broken.url);
    await broken.sql('DROP TABLE registrations CASCADE');
    const { errors } = await ask(client, '{ viewer { registrations { edges { cursor } } } }');

    expect(errors).toMatchObject([
      { message: 'Something went wrong on our side. Please try again.', extensions: { code: 'INTERNAL' } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('relation');
    const requestId = errors![0]!.extensions!.requestId as string;
    expect(JSON.stringify(broken.logged)).toContain(requestId);
    await client.dispose();
    await broken.close();
  });
});

describe('a socket that violates the protocol', () => {
  const raw = async (protocols: string[] = ['graphql-transport-ws']) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocols);
    socket.on('error', () => {});
    await once(socket, 'open');
    return socket;
  };
  const closedWith = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0];

  test.each([
    ['no JSON', 'nonsense'],
    ['no object', '5'],
    ['an unknown type', '{"type":"emperor"}'],
    ['an operation before the greeting', '{"id":"1","type":"subscribe","payload":{"query":"{ viewer { id } }"}}'],
    ['a query that is a number', '{"id":"1","type":"subscribe","payload":{"query":5}}'],
  ])('by sending %s is closed', async (_, message) => {
    const socket = await raw();
    socket.send(message);
    const code = await closedWith(socket);
    expect(code).toBeGreaterThanOrEqual(4400);
    expect(code).toBeLessThan(4500);
  });

  test('by sending a message over the size limit is closed', async () => {
    // the library logs this to the console
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => spoken.mockRestore());
    const socket = await raw();
    socket.send('x'.repeat(400_000));
    expect(await closedWith(socket)).toBe(1009);
  });

  test('by naming no subprotocol is closed', async () => {
    expect(await closedWith(await raw([]))).toBe(4406);
  });
});

test.each(['//', '/', '/%', '/graphqlx', '/socket', 'nonsense', '*', 'http://['])(
  'an upgrade at %s is refused without harm',
  async (path) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    await once(socket, 'close');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  },
);

test('closing the server closes its sockets with a close frame', async () => {
  const closing = await startApi({ databaseUrl: api.address, secret: api.config.secret });
  const socket = new WebSocket(`${closing.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(
    JSON.stringify({
      type: 'connection_init',
      payload: { authorization: `Bearer ${await tokenOf(await buildUser())}` },
    }),
  );
  await once(socket, 'message');
  const closed = once(socket, 'close') as Promise<[number]>;
  await closing.close();
  expect((await closed)[0]).toBe(1001);
});
