import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { waitingFor } from '../testing/waiting.ts';
import { sweepAccounts } from './sweep.ts';

const api = await startApi();
const { graphql, sql, as, buildUser, buildLink, signIn } = api;
afterAll(api.close);

interface ListedSession {
  id: string;
  device: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
const list = '{ viewer { sessions { id device address createdAt lastUsedAt isCurrent } } }';
const sessionsAt = async (token: string) =>
  (await graphql<{ viewer: { sessions: ListedSession[] } }>(list, {}, { token })).data.viewer.sessions;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const login = async ({ email }: Person, agent: string, from: string) =>
  (
    await graphql<{ login: { token: string; user: { sessions: ListedSession[] } } }>(
      `
        mutation ($input: LoginInput!) {
          login(input: $input) {
            token
            user {
              sessions {
                id
                device
                address
                createdAt
                lastUsedAt
                isCurrent
              }
            }
          }
        }
      `,
      { input: { email, password } },
      { from, headers: { 'user-agent': agent } },
    )
  ).data.login;
const end = (token: string, sessionId: string) =>
  graphql<{ endSession: { endedSessionId: string; user: { sessions: ListedSession[] } } }>(
    `
      mutation ($input: EndSessionInput!) {
        endSession(input: $input) {
          endedSessionId
          user {
            id
            sessions {
              id
            }
          }
        }
      }
    `,
    { input: { sessionId } },
    { token },
  );

test('users see device, address and times of their sessions, and which one is current', async () => {
  const person = await buildUser();
  const { token, user } = await login(person, chrome, '198.51.100.4');
  const elsewhere = await login(person, 'evm', '198.51.100.5');
  const sessions = await sessionsAt(token);
  expect(user.sessions).toEqual([{ ...sessions.find(({ isCurrent }) => isCurrent)! }]);
  expect(sessions.map(({ device, address, isCurrent }) => [device, address, isCurrent])).toEqual([
    ['evm', '198.51.100.5', false],
    ['Chrome on Windows', '198.51.100.4', true],
  ]);
  expect(Date.now() - Date.parse(sessions[1]!.createdAt)).toBeLessThan(60_000);
  expect((await sessionsAt(elsewhere.token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test.each([
  ['de', 'Chrome auf Windows', 'Ein Programm auf Android', 'Unbekanntes Gerät'],
  ['hi', 'Windows पर Chrome', 'Android पर कोई प्रोग्राम', 'अज्ञात डिवाइस'],
  [undefined, 'Chrome on Windows', 'A program on Android', 'Unknown device'],
])('in the language %s, sessions are “%s”, “%s” and “%s”', async (language, ...devices) => {
  const person = await buildUser();
  const agents = [chrome, 'Dalvik/2.1.0 (Linux; U; Android 14)', 'curl/8.5.0'];
  for (const agent of agents) await login(person, agent, '198.51.100.8');
  const { token } = await signIn(person);
  const headers = { ...(language && { 'accept-language': language }) };
  const { data } = await graphql<{ viewer: { sessions: ListedSession[] } }>(list, {}, { token, headers });
  expect(data.viewer.sessions.map(({ device }) => device)).toEqual(expect.arrayContaining(devices));
});

test('sessions are ordered by last use, without timed-out ones', async () => {
  const person = await buildUser();
  const [here, old, gone] = [await signIn(person), await signIn(person), await signIn(person)];
  await sql(`UPDATE sessions SET last_used_at = now() - interval '10 minutes' WHERE id = $1`, [old.sessionUuid]);
  await sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [gone.sessionUuid]);
  expect((await sessionsAt(here.token)).map(({ id }) => id)).toEqual([here.sessionId, old.sessionId]);
});

test('each session says in how many seconds it ends without use', async () => {
  const person = await buildUser();
  const [here, phone] = [await signIn(person), await signIn(person)];
  await sql(`UPDATE sessions SET last_used_at = now() - interval '58 minutes' WHERE id = $1`, [phone.sessionUuid]);
  const timesLeft = async () =>
    (
      await graphql<{ viewer: { sessions: { secondsLeft: number }[] } }>(
        '{ viewer { sessions { secondsLeft } } }',
        {},
        { token: here.token },
      )
    ).data.viewer.sessions.map(({ secondsLeft }) => Math.ceil(secondsLeft / 60));
  expect(await timesLeft()).toEqual([60, 2]);
  await graphql('mutation { renewSession { token } }', {}, { token: phone.token });
  expect(await timesLeft()).toEqual([60, 60]);
});

test('renewing a session keeps its device and address', async () => {
  const { token } = await login(await buildUser(), chrome, '198.51.100.6');
  await graphql(
    'mutation { renewSession { token } }',
    {},
    { token, from: '198.51.100.99', headers: { 'user-agent': 'evm' } },
  );
  const [only] = await sessionsAt(token);
  expect([only!.device, only!.address]).toEqual(['Chrome on Windows', '198.51.100.6']);
});

test('a long user agent is truncated', async () => {
  const { token } = await login(await buildUser(), `${chrome} ${'x'.repeat(4000)}`, '198.51.100.7');
  expect((await sessionsAt(token))[0]!.device).toBe('Chrome on Windows');
});

test('users end one of their sessions, which closes its sockets', async () => {
  const person = await buildUser();
  const [here, phone] = [await signIn(person), await signIn(person)];
  const tab = await LiveClient.open(api.url, phone.token);
  const { data } = await end(here.token, phone.sessionId);
  expect(data.endSession).toEqual({
    endedSessionId: phone.sessionId,
    user: { id: person.id, sessions: [{ id: here.sessionId }] },
  });
  expect((await tab.closed).code).toBe(4403);
  expect((await graphql('{ viewer { id } }', {}, { token: phone.token })).status).toBe(401);
});

test('sessions of other users and invalid ids are not found', async () => {
  const [person, other] = [await buildUser(), await buildUser()];
  const { token } = await signIn(person);
  const theirs = await signIn(other);
  for (const id of [theirs.sessionId, theirs.sessionUuid, person.id, 'nonsense', ''])
    expect((await end(token, id)).code).toBe('NOT_FOUND');
  expect((await graphql('{ viewer { id } }', {}, { token: theirs.token })).status).toBe(200);
});

test('signing out everywhere ends all own sessions, including the current one', async () => {
  const [person, other] = [await buildUser(), await buildUser()];
  const [here, phone, theirs] = [await signIn(person), await signIn(person), await signIn(other)];
  const tab = await LiveClient.open(api.url, phone.token);
  const { data } = await graphql('mutation { logoutEverywhere { success } }', {}, { token: here.token });
  expect(data).toEqual({ logoutEverywhere: { success: true } });
  for (const { token } of [here, phone]) expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(401);
  expect((await tab.closed).code).toBe(4403);
  expect((await graphql('{ viewer { id } }', {}, { token: theirs.token })).status).toBe(200);
});

const changePassword = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "Another@2b" }) { token } }`;
test.each([
  ['the password is changed', changePassword],
  ['the user signs out everywhere', 'mutation { logoutEverywhere { success } }'],
])('a concurrent sign-in also ends if %s', async (_, mutation) => {
  const person = await buildUser();
  const [here, from] = [await signIn(person), '198.51.100.9'];
  await login(person, chrome, from);
  // a second sign-in inserts the session, then waits to update the known network
  const holder = await api.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('SELECT FROM known_networks WHERE user_id = $1 FOR UPDATE', [person.uuid]);
  const signingIn = login(person, chrome, from);
  await expect.poll(() => waitingFor(holder)).toBe(1);
  let isDone = false;
  const ending = graphql(mutation, {}, { token: here.token }).finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await waitingFor(holder)) === 2).toBe(true);
  await holder.query('COMMIT');
  expect((await ending).errors).toEqual([]);
  const { token } = await signingIn;
  expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(401);
});

test('only the user sees how they sign in; admins also see whether the address is confirmed', async () => {
  const [person, stranger, admin] = [await buildUser(), await buildUser(), await buildUser({ role: 'admin' })];
  const organizer = await buildUser({ role: 'organizer' });
  await sql(`UPDATE users SET google_subject = '7', email_verified_at = now() WHERE id = $1`, [organizer.uuid]);
  const seenBy = async (viewer: Person) =>
    (
      await as(viewer)<{ node: object }>(
        'query ($id: ID!) { node(id: $id) { ... on User { hasPassword hasGoogle emailVerified sessions { isCurrent } } } }',
        { id: organizer.id },
      )
    ).data.node;
  const nothing = { hasPassword: null, hasGoogle: null, emailVerified: null, sessions: null };
  expect(await seenBy(organizer)).toEqual({
    hasPassword: true,
    hasGoogle: true,
    emailVerified: true,
    sessions: [{ isCurrent: true }],
  });
  expect(await seenBy(admin)).toEqual({ ...nothing, emailVerified: true });
  expect(await seenBy(stranger)).toEqual(nothing);
  await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [person.uuid]);
  const { token } = await signIn(person);
  const { data } = await graphql('{ viewer { hasPassword hasGoogle emailVerified } }', {}, { token });
  expect(data).toEqual({ viewer: { hasPassword: false, hasGoogle: false, emailVerified: false } });
});

test('only expired links are swept', async () => {
  const [person, other] = [await buildUser(), await buildUser()];
  await buildLink(person, 'reset', 0);
  await buildLink(other, 'verify', 1);
  await sweepAccounts.run({ ...api, address: api.url });
  await expect.poll(() => sql('SELECT user_id AS id FROM account_links')).toEqual([{ id: other.uuid }]);
});
