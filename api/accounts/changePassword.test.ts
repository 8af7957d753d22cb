import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { mailedTo } from '../testing/links.ts';
import { LiveClient } from '../testing/live.ts';

const api = await startApi();
const { graphql, sql, buildUser, buildLink, signIn } = api;
afterAll(api.close);

const mine = 'My@own0ne';
const mutation = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { token expiresAt user { id sessions { device address isCurrent } } }
}`;
type ChangePasswordResult = {
  changePassword: { token: string; expiresAt: string; user: { id: string; sessions: { device: string }[] } };
};
const change = (token: string, currentPassword = password, newPassword = mine, from?: string) =>
  graphql<ChangePasswordResult>(
    mutation,
    { input: { currentPassword, newPassword } },
    { token, from, headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' } },
  );
const me = (token: string) => graphql<{ viewer: { id: string } }>('{ viewer { id } }', {}, { token });
const login = async ({ email }: Person, secret: string) =>
  (
    await graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: { email, password: secret },
    })
  ).code;

test('changing the password ends every session and opens a new one', async () => {
  const person = await buildUser();
  const [here, elsewhere] = [await signIn(person), await signIn(person)];
  const tab = await LiveClient.open(api.url, elsewhere.token);
  const { data, errors } = await change(here.token);
  expect(errors).toEqual([]);
  expect(data.changePassword.user).toEqual({
    id: person.id,
    sessions: [{ device: 'Firefox on Linux', address: '127.0.0.1', isCurrent: true }],
  });
  expect(Date.parse(data.changePassword.expiresAt)).toBeGreaterThan(Date.now() + 59 * 60_000);
  expect((await me(data.changePassword.token)).data.viewer).toEqual({ id: person.id });
  for (const { token } of [here, elsewhere]) expect((await me(token)).status).toBe(401);
  expect((await tab.closed).code).toBe(4403);
  expect([await login(person, password), await login(person, mine)]).toEqual(['UNAUTHENTICATED', undefined]);
});

test('later mutations of the same document run in the new session', async () => {
  const person = await buildUser();
  const { token } = await signIn(person);
  const { errors, data } = await graphql(
    `mutation {
      changePassword(input: { currentPassword: "${password}", newPassword: "${mine}" }) { expiresAt }
      updateProfile(input: { firstName: "Nina", lastName: "Iyer", college: "Evergreen Institute" }) { user { firstName } }
    }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updateProfile: { user: { firstName: 'Nina' } } });
});

test('the owner gets a mail even if they turned off e-mail', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
  await change((await signIn(person)).token);
  expect(await mailedTo(api, person.email)).toEqual([{ kind: 'password-changed', token: undefined }]);
});

test('changing the password invalidates an unused reset link', async () => {
  const person = await buildUser();
  const link = await buildLink(person, 'reset');
  await change((await signIn(person)).token);
  const { code } = await graphql(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }',
    {
      input: { token: link, password: 'An0ther@one' },
    },
  );
  expect(code).toBe('INVALID_LINK');
});

test('a wrong current password changes nothing', async () => {
  const person = await buildUser();
  const { token } = await signIn(person);
  const answer = await change(token, 'Not@right1');
  expect(answer).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { currentPassword: 'The current password is not right' },
  });
  expect((await me(token)).data.viewer).toEqual({ id: person.id });
  expect(await login(person, password)).toBeUndefined();
  expect(await mailedTo(api, person.email)).toEqual([]);
});

test('an invalid form gets one message per field', async () => {
  const { token } = await signIn(await buildUser());
  expect((await change(token, '', 'short')).fields).toEqual({
    currentPassword: 'Password is required',
    newPassword: 'Password must be at least 8 characters',
  });
});

test('five wrong current passwords block both changing the password and signing in', async () => {
  const person = await buildUser();
  const { token } = await signIn(person);
  for (let i = 0; i < 5; i++) expect((await change(token, 'Not@right1')).code).toBe('VALIDATION_FAILED');
  const answer = await change(token);
  expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(await login(person, password)).toBe('TOO_MANY_REQUESTS');
});

test('an account without a password gets a hint how to set one', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [person.uuid]);
  const { fields } = await change((await signIn(person)).token);
  expect(fields?.currentPassword).toMatch(/no password yet.*Forgot password/);
});

test('only one of two simultaneous password changes succeeds', async () => {
  const person = await buildUser();
  const tokens = [(await signIn(person)).token, (await signIn(person)).token];
  const answers = await Promise.all(tokens.map((token, i) => change(token, password, `My@own0ne${i}`)));
  const good = answers.filter(({ errors }) => errors.length === 0);
  expect(good).toHaveLength(1);
  const sessions = await sql('SELECT FROM sessions WHERE user_id = $1', [person.uuid]);
  expect(sessions).toHaveLength(1);
  expect((await me(good[0]!.data.changePassword.token)).data.viewer).toEqual({ id: person.id });
});

test('changing the password requires a session', async () => {
  expect((await graphql(mutation, { input: { currentPassword: password, newPassword: mine } })).code).toBe(
    'UNAUTHENTICATED',
  );
});
