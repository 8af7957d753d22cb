import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { type Google, startGoogle } from '../testing/google.ts';
import { mailedTo } from '../testing/links.ts';
import { LiveClient } from '../testing/live.ts';
import { saveSettings } from '../testing/settings.ts';

let google: Google;
let api: Api;
let admin: Person;
beforeAll(async () => {
  google = await startGoogle();
  api = await startApi({ google: google.config });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(async () => {
  await api?.close();
  await google?.close();
});

interface GoogleLoginResult {
  loginWithGoogle: {
    needCollege: boolean;
    googleProfile: object;
    token: string | null;
    expiresAt: string | null;
    user: { id: string; name: string; email: string; college: string; role: string; photo: string | null } | null;
  };
}
const enter = async (idToken: string, college?: string | null, at = api) => {
  const { data, ...rest } = await at.graphql<GoogleLoginResult>(
    `mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) {
       needCollege googleProfile { email firstName lastName photo } token expiresAt
       user { id name email college role photo emailVerified hasPassword hasGoogle } } }`,
    { input: { idToken, college } },
  );
  return { ...rest, answer: data?.loginWithGoogle };
};
const claimsOf = ({ email }: Person) => ({ email: email.toUpperCase() });
const me = (token: string | null) =>
  api.graphql<{ viewer: { id: string } }>('{ viewer { id } }', {}, { token: token! });
const login = async ({ email }: Person) =>
  (
    await api.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: { email, password },
    })
  ).code;
const verifyEmail = ({ uuid }: Person) => api.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [uuid]);

describe('a person without an account', () => {
  test('the college is requested, and no account is created before', async () => {
    const { answer, errors } = await enter(await google.idToken({ email: 'nina@evm.example' }));
    expect(errors).toEqual([]);
    const googleProfile = {
      email: 'nina@evm.example',
      firstName: 'Nina',
      lastName: 'Iyer',
      photo: 'https://photos.example/nina.jpg',
    };
    expect(answer).toEqual({ needCollege: true, googleProfile, token: null, expiresAt: null, user: null });
    expect(await api.sql(`SELECT FROM users WHERE email = 'nina@evm.example'`)).toEqual([]);
    expect((await enter(await google.idToken({ email: 'nina@evm.example' }), '')).answer?.needCollege).toBe(true);
  });

  test('the college creates the account: signed in, address confirmed, no password', async () => {
    const idToken = await google.idToken({ email: 'mira@evm.example' });
    const { answer } = await enter(idToken, ' Lakeside ');
    expect(answer).toMatchObject({
      needCollege: false,
      user: {
        name: 'Nina Iyer',
        email: 'mira@evm.example',
        college: 'Lakeside',
        role: 'PARTICIPANT',
        photo: 'https://photos.example/nina.jpg',
        emailVerified: true,
        hasPassword: false,
        hasGoogle: true,
      },
    });
    expect((await me(answer.token)).data.viewer.id).toBe(answer.user!.id);
    const minutes = (Date.parse(answer.expiresAt!) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect((await enter(idToken)).answer.user!.id).toBe(answer.user!.id);
  });

  test.each([
    [' ', 'College name is required'],
    ['x'.repeat(151), 'College name must be at most 150 characters'],
  ])('the college %j is refused', async (college, sentence) => {
    const { code, fields } = await enter(await google.idToken(), college);
    expect([code, fields]).toEqual(['VALIDATION_FAILED', { college: sentence }]);
  });

  test('parallel first sign-ins create one account, and all of them succeed', async () => {
    const idToken = await google.idToken({ email: 'twice@evm.example' });
    const entries = await Promise.all(Array.from({ length: 6 }, () => enter(idToken, 'Lakeside')));
    expect(entries.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(entries.map(({ answer }) => answer.user!.id)).size).toBe(1);
    expect(await api.sql(`SELECT FROM users WHERE email = 'twice@evm.example'`)).toHaveLength(1);
  });

  test('closed sign-up refuses new people before asking for the college; new accounts get the default role', async () => {
    await saveSettings(api, admin, { enableRegistration: false });
    expect((await enter(await google.idToken())).code).toBe('REGISTRATION_CLOSED');
    expect((await enter(await google.idToken(), 'Lakeside')).code).toBe('REGISTRATION_CLOSED');
    await saveSettings(api, admin, { defaultUserRole: 'ORGANIZER' });
    expect((await enter(await google.idToken(), 'Lakeside')).answer.user!.role).toBe('ORGANIZER');
    await saveSettings(api, admin, {});
  });
});

describe('a person with an account', () => {
  test('the Google account identifies the user, even if its address changes', async () => {
    const first = await enter(await google.idToken({ sub: '77', email: 'before@evm.example' }), 'Lakeside');
    const later = await enter(await google.idToken({ sub: '77', email: 'after@evm.example' }), 'Elsewhere');
    expect(later.answer.user).toEqual(first.answer.user);
  });

  test('a second Google account with the same address is refused', async () => {
    await enter(await google.idToken({ sub: '78', email: 'shared@evm.example' }), 'Lakeside');
    const { code, answer } = await enter(await google.idToken({ sub: '79', email: 'shared@evm.example' }), 'Lakeside');
    expect([code, answer]).toEqual(['EMAIL_TAKEN', undefined]);
  });
});

describe('an account that was created with a password', () => {
  test('an account with a confirmed address is linked and keeps password and sessions', async () => {
    const person = await api.buildUser();
    await verifyEmail(person);
    const { token } = await api.signIn(person);
    const { answer } = await enter(await google.idToken(claimsOf(person)));
    expect(answer.user!.id).toBe(person.id);
    expect((await me(token)).data.viewer).toEqual({ id: person.id });
    expect(await login(person)).toBeUndefined();
    expect(await mailedTo(api, person.email)).toEqual([{ kind: 'google-linked', token: undefined }]);
  });

  test('an account with an unconfirmed address loses password, sessions and links', async () => {
    const person = await api.buildUser();
    const { token } = await api.signIn(person);
    const tab = await LiveClient.open(api.url, token);
    await api.buildLink(person, 'reset');
    await api.buildLink(person, 'verify');
    const { answer } = await enter(await google.idToken(claimsOf(person)));
    expect(answer.user).toMatchObject({ id: person.id, emailVerified: true, hasPassword: false, hasGoogle: true });
    expect((await me(token)).status).toBe(401);
    expect((await tab.closed).code).toBe(4403);
    expect(await login(person)).toBe('UNAUTHENTICATED');
    expect(await api.sql('SELECT FROM account_links WHERE user_id = $1', [person.uuid])).toEqual([]);
    expect((await me(answer.token)).data.viewer).toEqual({ id: person.id });
    expect(await mailedTo(api, person.email)).toEqual([{ kind: 'google-linked', token: undefined }]);
  });

  test('a password that the owner sets after linking stays', async () => {
    const person = await api.buildUser();
    const idToken = await google.idToken(claimsOf(person));
    await enter(idToken);
    await api.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }', {
      input: { token: await api.buildLink(person, 'reset'), password },
    });
    await enter(idToken);
    expect(await login(person)).toBeUndefined();
  });

  test('linking confirms the address', async () => {
    const person = await api.buildUser();
    await api.sql('UPDATE users SET awaits_verification = true WHERE id = $1', [person.uuid]);
    await enter(await google.idToken(claimsOf(person)));
    const [row] = await api.sql('SELECT awaits_verification AS waits FROM users WHERE id = $1', [person.uuid]);
    expect(row).toEqual({ waits: false });
  });
});

test('during maintenance, only admins sign in with Google', async () => {
  const person = await api.buildUser();
  const [forAdmin, forPerson] = [await google.idToken(claimsOf(admin)), await google.idToken(claimsOf(person))];
  await saveSettings(api, admin, { maintenanceMode: true });
  const closed = async () => (await api.graphql<{ platform: object }>('{ platform { maintenance } }')).data.platform;
  await expect.poll(closed).toEqual({ maintenance: true });
  expect((await enter(forPerson)).code).toBe('MAINTENANCE');
  expect((await enter(await google.idToken(), 'Lakeside')).code).toBe('MAINTENANCE');
  expect((await enter(forAdmin)).answer.user!.id).toBe(admin.id);
  expect(await mailedTo(api, person.email)).toEqual([]);
  await api.sql('UPDATE system_settings SET maintenance_mode = false');
});

test('clients see whether Google is set up; without it, Google sign-in is refused', async () => {
  const query = '{ platform { googleClientId } }';
  expect((await api.graphql(query)).data).toEqual({ platform: { googleClientId: google.config.clientId } });
  const without = await startApi();
  expect((await without.graphql(query)).data).toEqual({ platform: { googleClientId: null } });
  const { code, message } = await enter(await google.idToken(), 'Lakeside', without);
  expect([code, message]).toEqual(['FORBIDDEN', 'Google sign-in is not set up here.']);
  await without.close();
});

test('an invalid token answers UNAUTHENTICATED, and unreachable keys answer UNAVAILABLE', async () => {
  expect(await enter('nonsense', 'Lakeside')).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'Google login failed',
  });
  const silent = await startApi({ google: { ...google.config, jwksUrl: 'http://127.0.0.1:9/certs' } });
  const { status, code } = await enter(await google.idToken(), 'Lakeside', silent);
  expect([status, code]).toEqual([503, 'UNAVAILABLE']);
  await silent.close();
});
