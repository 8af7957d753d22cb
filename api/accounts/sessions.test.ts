import jwt from 'jsonwebtoken';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../testing/api.ts';
import { newId } from '../core/ids/ids.ts';
import { signToken } from './token.ts';
import { sweepAccounts } from './sweep.ts';

const api = await startApi();
const { graphql, sql, signIn, buildUser, config } = api;
afterAll(api.close);
afterEach(() => sql('UPDATE system_settings SET session_timeout = DEFAULT'));

const me = (token: string) => graphql<{ viewer: { id: string } | null }>('{ viewer { id } }', {}, { token });
const lastUsed = (sessionUuid: string, ago: string) =>
  sql('UPDATE sessions SET last_used_at = now() - $2::interval WHERE id = $1', [sessionUuid, ago]);
const secondsSinceUse = async (sessionUuid: string) =>
  (
    await sql<{ s: number }>(
      'SELECT extract(epoch FROM now() - last_used_at)::float AS s FROM sessions WHERE id = $1',
      [sessionUuid],
    )
  )[0]!.s;

test('a token identifies its user', async () => {
  const person = await buildUser();
  expect((await me((await signIn(person)).token)).data).toEqual({ viewer: { id: person.id } });
});

test('signing out ends that session at once, and no other', async () => {
  const person = await buildUser();
  const [here, elsewhere] = [await signIn(person), await signIn(person)];
  const { data } = await graphql('mutation { logout { success } }', {}, { token: here.token });

  expect(data).toEqual({ logout: { success: true } });
  expect((await me(here.token)).status).toBe(401);
  expect((await me(elsewhere.token)).data.viewer).toEqual({ id: person.id });
});

test('a changed password ends all sessions of the account', async () => {
  const person = await buildUser();
  const sessions = [await signIn(person), await signIn(person)];
  await sql("UPDATE users SET password_hash = 'another' WHERE id = $1", [person.uuid]);

  for (const { token } of sessions) expect((await me(token)).status).toBe(401);
});

test('a changed role ends all sessions of the user, even if changed directly in the database', async () => {
  const person = await buildUser();
  const { token } = await signIn(person);
  await sql("UPDATE users SET role = 'organizer' WHERE id = $1", [person.uuid]);

  expect((await me(token)).status).toBe(401);
});

test('a changed name ends no session', async () => {
  const person = await buildUser();
  const { token } = await signIn(person);
  await sql("UPDATE users SET first_name = 'Mira', role = role WHERE id = $1", [person.uuid]);

  expect((await me(token)).status).toBe(200);
});

test('a session that is not used for the time-out ends', async () => {
  const { token, sessionUuid } = await signIn(await buildUser());
  await lastUsed(sessionUuid, '61 minutes');
  const answer = await me(token);

  expect(answer.status).toBe(401);
  expect(answer.code).toBe('UNAUTHENTICATED');
  expect(answer.message).toBe('Your session has ended. Please log in again.');
});

test('using a session extends it', async () => {
  const { token, sessionUuid } = await signIn(await buildUser());
  await lastUsed(sessionUuid, '59 minutes');
  await me(token);

  await expect.poll(() => secondsSinceUse(sessionUuid)).toBeLessThan(30);
  expect((await me(token)).status).toBe(200);
});

test('a changed time-out applies from the next request on', async () => {
  const { token, sessionUuid } = await signIn(await buildUser());
  await lastUsed(sessionUuid, '30 minutes');
  await sql('UPDATE system_settings SET session_timeout = 29');
  expect((await me(token)).status).toBe(401);

  await sql('UPDATE system_settings SET session_timeout = 31');
  expect((await me(token)).status).toBe(200);
});

test('a session in use survives the shortest time-out', async () => {
  const { token, sessionUuid } = await signIn(await buildUser());
  await sql('UPDATE system_settings SET session_timeout = 1');
  await lastUsed(sessionUuid, '10 seconds');
  await me(token);
  await expect.poll(() => secondsSinceUse(sessionUuid)).toBeLessThan(5);
});

test('renewing issues a new token for the same session', async () => {
  const person = await buildUser();
  const { token, sessionUuid } = await signIn(person);
  await lastUsed(sessionUuid, '50 seconds');
  const { data } = await graphql<{ renewSession: { token: string; expiresAt: string; user: { id: string } } }>(
    'mutation { renewSession { token expiresAt user { id } } }',
    {},
    { token },
  );

  expect(data.renewSession.user).toEqual({ id: person.id });
  expect(Date.parse(data.renewSession.expiresAt)).toBeGreaterThan(Date.now() + 59 * 60_000);
  expect(await secondsSinceUse(sessionUuid)).toBeLessThan(30);
  expect((await me(data.renewSession.token)).data.viewer).toEqual({ id: person.id });
  await graphql('mutation { logout { success } }', {}, { token });
  expect((await me(data.renewSession.token)).status).toBe(401);
});

test.each(['mutation { logout { success } }', 'mutation { renewSession { token } }'])(
  '%s needs a session',
  async (mutation) => {
    expect((await graphql(mutation)).code).toBe('UNAUTHENTICATED');
  },
);

const payload = (sid: unknown, more: object = {}) => ({ sid, ...more });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { secret } = config;

test.each<[string, (sid: string) => string]>([
  ['signed with another secret', (sid) => signToken('another secret of thirty-two letters', sid)],
  ['without a signature', (sid) => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload(sid))}.`],
  [
    'that says alg none but is signed',
    (sid) => `${part({ alg: 'none' })}.${part(payload(sid))}.${signToken(secret, sid).split('.')[2]!}`,
  ],
  ['of another algorithm', (sid) => jwt.sign(payload(sid), secret, { algorithm: 'HS512' })],
  [
    'with a replaced payload',
    (sid) => signToken(secret, newId('session')).replace(/\.[^.]+\./, `.${part(payload(sid))}.`),
  ],
  ['that has expired', (sid) => jwt.sign(payload(sid), secret, { expiresIn: -1 })],
  ['that is not valid yet', (sid) => jwt.sign(payload(sid), secret, { notBefore: 60 })],
  ['of an unknown session', () => signToken(secret, newId('session'))],
  ['that names a person instead of a session', () => signToken(secret, newId('user'))],
  ['that names the session by its bare number', () => signToken(secret, '0192f0c1-2a3b-7c4d-8e5f-000000000000')],
  ['that names nothing', () => jwt.sign({}, secret)],
  ['that names a list', (sid) => jwt.sign(payload([sid]), secret)],
  ['that is a text', () => jwt.sign('text', secret)],
  ['cut in half', (sid) => signToken(secret, sid).slice(0, 40)],
  ['that is no token', () => 'undefined'],
  ['that is empty', () => ' '],
  ['longer than 8,000 characters', (sid) => `${signToken(secret, sid)}${'A'.repeat(8000)}`],
])('a token %s is refused with 401', async (_, forge) => {
  const { sessionId } = await signIn(await buildUser());
  const answer = await me(forge(sessionId));

  expect(answer.status).toBe(401);
  expect(answer.code).toBe('UNAUTHENTICATED');
  expect(answer.message).toBe('Your session has ended. Please log in again.');
});

test('a cached token is refused from its expiry on', async () => {
  const { token } = await signIn(await buildUser());
  expect((await me(token)).status).toBe(200);
  const { exp } = jwt.decode(token) as jwt.JwtPayload;
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: exp! * 1000 - 1 });
  expect((await me(token)).status).toBe(200);
  vi.setSystemTime(exp! * 1000);
  expect((await me(token)).code).toBe('UNAUTHENTICATED');
});

test.each([
  ['Basic cGVyc29uOnBhc3N3b3Jk', 401],
  ['Bearer', 401],
  ['token', 401],
  ['', 200],
])('the header Authorization: %s is answered with %d', async (authorization, status) => {
  expect((await graphql('{ viewer { id } }', {}, { headers: { authorization } })).status).toBe(status);
});

test('a token contains nothing about the user', async () => {
  const { token, sessionId } = await signIn(await buildUser());
  const { iat, exp, ...claims } = jwt.decode(token) as jwt.JwtPayload;

  expect(claims).toEqual({ sid: sessionId });
  expect(exp! - iat!).toBe(30 * 24 * 3600);
});

test('an invalid token is refused for mutations, too', async () => {
  const token = signToken(secret, newId('session'));
  const answer = await graphql('mutation { logout { success } }', {}, { token });
  expect(answer.status).toBe(401);
});

test('only ended sessions and expired failures are swept', async () => {
  const person = await buildUser();
  const [ended, live] = [await signIn(person), await signIn(person)];
  await lastUsed(ended.sessionUuid, '61 minutes');
  await sql(
    "INSERT INTO sign_in_attempts VALUES ('old', 5, 0, now() - interval '1 second'), ('new', 5, 0, now() + interval '1 minute')",
  );
  await sweepAccounts.run({ ...api, address: api.url });

  await expect
    .poll(() => sql('SELECT id FROM sessions WHERE user_id = $1', [person.uuid]))
    .toEqual([{ id: live.sessionUuid }]);
  await expect.poll(() => sql('SELECT bucket FROM sign_in_attempts')).toEqual([{ bucket: 'new' }]);
});
