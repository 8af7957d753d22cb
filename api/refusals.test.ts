import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type LogLine, startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { LiveClient } from './testing/live.ts';
import { restOf } from './testing/rest.ts';

let api: Api;
let person: Person;
const secret = 'Secret@word1';
beforeAll(async () => {
  api = await startApi();
  person = await api.buildUser();
});
afterAll(() => api?.close());

const since = (before: number, what: string) => api.logged.slice(before).filter(({ msg }) => msg === what);
const signIn = (email: string) =>
  api.graphql(
    'mutation SignIn($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token } }',
    {
      email,
      password: secret,
    },
  );
const announce =
  'mutation Announce { createAnnouncement(input: { title: "Whisper", content: "x" }) { announcement { id } } }';

const refusals: [what: string, ask: () => Promise<unknown>, line: () => object][] = [
  ['a wrong password', () => signIn(person.email), () => ({ code: 'UNAUTHENTICATED', operation: 'SignIn' })],
  [
    'an invalid token',
    () => api.graphql('{ viewer { id } }', {}, { token: 'a.b.c' }),
    () => ({ code: 'UNAUTHENTICATED', path: '/graphql' }),
  ],
  [
    'a forbidden operation over GraphQL',
    () => api.as(person)(announce),
    () => ({ code: 'FORBIDDEN', operation: 'Announce', userId: person.id }),
  ],
  [
    'a forbidden operation over REST',
    () => restOf(api)('POST /api/announcements?whisper=1', { as: person, body: { title: 'Whisper', content: 'x' } }),
    () => ({ code: 'FORBIDDEN', path: '/api/announcements', userId: person.id }),
  ],
  [
    'a forbidden operation over a socket',
    async () => {
      const client = await LiveClient.open(api.url, await api.tokenOf(person));
      await client.subscribe({ query: announce }).next();
      await client.close();
    },
    () => ({ code: 'FORBIDDEN', userId: person.id }),
  ],
  [
    'an operation that costs too much',
    () =>
      api.as(person)(
        `query Heavy { ${Array.from({ length: 90 }, (_, n) => `a${n}: events(first: 100) { edges { node { id } } }`).join(' ')} }`,
      ),
    () => ({ code: 'OPERATION_TOO_LARGE' }),
  ],
];

describe('refusals in the log', () => {
  test.each(refusals)('%s is logged without the text of the user', async (_, ask, line) => {
    const before = api.logged.length;
    await ask();
    expect(since(before, 'refused')).toEqual([
      expect.objectContaining({ level: 30, requestId: expect.any(String), address: '127.0.0.1', ...line() }),
    ]);
    const written = JSON.stringify(api.logged.slice(before));
    for (const own of [secret, 'Whisper', person.email, await api.tokenOf(person)]) expect(written).not.toContain(own);
  });

  test('repeated wrong passwords are logged, but cannot fill the log', async () => {
    const other = await api.buildUser();
    const before = api.logged.length;
    for (let n = 0; n < 12; n += 1) await signIn(other.email);
    const codes = since(before, 'refused').map(({ code }: LogLine) => code);
    expect(codes).toContain('TOO_MANY_REQUESTS');
    expect(codes.length).toBeLessThanOrEqual(6);
  });

  test('invalid input and lost races are not logged', async () => {
    const before = api.logged.length;
    await api.as(person)(
      'mutation { updateProfile(input: { firstName: "", lastName: "", college: "" }) { user { id } } }',
    );
    await api.as(person)('mutation { cancelRegistration(input: { eventId: "event_x" }) { deletedRegistrationId } }');
    expect(since(before, 'refused')).toEqual([]);
  });
});

const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Runs a request while the table of events is locked. */
async function whileLocked<T>(ask: () => Promise<T>, meanwhile: (sql: Api['sql']) => Promise<unknown>): Promise<T> {
  const lock = await api.database.pool.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
  const pending = ask();
  await meanwhile(api.sql);
  const answer = await pending;
  await lock.query('COMMIT');
  lock.release();
  return answer;
}

test('a cancelled write is logged with its statement and its request', async () => {
  const token = await api.tokenOf(person);
  const event = await api.buildEvent();
  const before = api.logged.length;
  const { status, code, headers } = await whileLocked(
    () =>
      api.graphql(
        `mutation Seat($id: ID!) {
           registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { registration { id } } }`,
        { id: event.id },
        { token },
      ),
    async (sql) => {
      await expect.poll(async () => (await sql(waiting)).length).toBe(1);
      await sql(`SELECT pg_cancel_backend(pid) FROM (${waiting}) AS waiting`);
    },
  );
  expect([status, code]).toEqual([503, 'UNAVAILABLE']);
  expect(since(before, 'a statement was stopped')).toMatchObject([
    {
      level: 30,
      code: '57014',
      operation: 'Seat',
      userId: person.id,
      requestId: headers.get('x-request-id'),
      statement: 'seat-take',
    },
  ]);
  expect(since(before, 'the database does not answer')).toEqual([]);
});

test('a read that times out is logged with its statement and its request', async () => {
  const token = await api.tokenOf(person);
  const before = api.logged.length;
  let isAnswered = false;
  const { code, headers } = await whileLocked(
    () =>
      api.graphql('query Slow { events(first: 1) { totalCount } }', {}, { token }).finally(() => (isAnswered = true)),
    // cancelled in each tier, as if it had timed out
    async (sql) => {
      await expect
        .poll(async () => {
          await sql(`SELECT pg_cancel_backend(pid) FROM (${waiting}) AS waiting`);
          return isAnswered;
        })
        .toBe(true);
    },
  );
  expect(code).toBe('OPERATION_TOO_LARGE');
  expect(since(before, 'refused')).toMatchObject([
    {
      code: 'OPERATION_TOO_LARGE',
      operation: 'Slow',
      requestId: headers.get('x-request-id'),
      statement: expect.stringMatching(/^[a-z-]+/),
    },
  ]);
});
