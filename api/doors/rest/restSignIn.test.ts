import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { password } from '../../testing/build.ts';
import { type Google, startGoogle } from '../../testing/google.ts';
import { doLinkJobs, mailedTo } from '../../testing/links.ts';
import { invalid, refusalOf, restOf } from '../../testing/rest.ts';

let google: Google;
let api: Api;
let rest: ReturnType<typeof restOf>;
beforeAll(async () => {
  google = await startGoogle();
  api = await startApi({ google: google.config });
  rest = restOf(api);
});
afterAll(async () => {
  await api?.close();
  await google?.close();
});

const mine = 'My@own0ne';
const forgot = (body: unknown, more: object = {}) => rest('POST /api/auth/forgot-password', { body, ...more });
const reset = (token: string, body: unknown, more: object = {}) =>
  rest(`POST /api/auth/reset-password/${token}`, { body, ...more });
const enter = (body: unknown, more: object = {}) => rest('POST /api/auth/google', { body, ...more });
const login = async (email: string, secret: string) =>
  (await rest('POST /api/auth/login', { body: { email, password: secret } })).status;
const dead = [400, 'INVALID_LINK', 'The password reset link is invalid or has expired'];

describe('a forgotten password', () => {
  test('is reset by the mailed link, which does not sign in', async () => {
    const { email } = await api.buildUser();
    const answer = await forgot({ email });
    const message = 'If an account exists with the email you provided, you will receive a password reset link shortly';
    expect([answer.status, answer.body]).toEqual([200, { success: true, message }]);
    await doLinkJobs(api);
    const [mail] = await mailedTo(api, email);
    const done = await reset(mail!.token!, { password: mine, confirmPassword: mine });
    expect([done.status, done.body]).toEqual([200, { success: true, message: 'Password reset successful!' }]);
    expect([await login(email, password), await login(email, mine)]).toEqual([401, 200]);
    expect(refusalOf(await reset(mail!.token!, { password: mine }))).toEqual(dead);
  });

  test('gets the same response if the account does not exist', async () => {
    const { email } = await api.buildUser();
    const [known, unknown] = [await forgot({ email }), await forgot({ email: 'nobody@evm.example' })];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test.each<[unknown, Record<string, string>]>([
    [{}, { email: 'Email is required' }],
    [{ email: 'nobody' }, { email: 'Invalid email address' }],
    [{ email: 7 }, { email: 'email must be a text' }],
  ])("of %j is refused with the form's sentence", async (body, fields) => {
    expect(refusalOf(await forgot(body))).toEqual(invalid(fields));
  });

  test.each<[unknown, string]>([
    [{}, 'Password is required'],
    [{ password: 'Sh0rt@' }, 'Password must be at least 8 characters'],
  ])('cannot be reset to %j', async (body, sentence) => {
    const token = await api.buildLink(await api.buildUser(), 'reset');
    expect(refusalOf(await reset(token, body))).toEqual(invalid({ password: sentence }));
  });

  test.each(['undefined', 'null', '%00', 'a'.repeat(5000)])(
    'cannot be reset by a link that ends in %s',
    async (token) => {
      expect(refusalOf(await reset(token, { password: mine }))).toEqual(dead);
    },
  );

  test('has no path without a token', async () => {
    expect((await rest('POST /api/auth/reset-password', { body: { password: mine } })).status).toBe(404);
    expect((await rest('GET /api/auth/reset-password/x')).status).toBe(405);
  });

  test('repeated with the same key, requesting and resetting take effect once', async () => {
    const person = await api.buildUser();
    const headers = { 'idempotency-key': 'forgot-1' };
    for (let i = 0; i < 3; i++) expect((await forgot({ email: person.email }, { headers })).status).toBe(200);
    await doLinkJobs(api);
    const mailed = await mailedTo(api, person.email);
    expect(mailed).toHaveLength(1);
    const again = { headers: { 'idempotency-key': 'reset-1' } };
    const answers = [];
    for (let i = 0; i < 2; i++) answers.push(await reset(mailed[0]!.token!, { password: mine }, again));
    expect(answers.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [200, null],
      [200, 'true'],
    ]);
  });

  test('can be requested and reset with an expired token in the header', async () => {
    const person = await api.buildUser();
    const { token, sessionUuid } = await api.signIn(person);
    await api.sql('DELETE FROM sessions WHERE id = $1', [sessionUuid]);
    expect((await forgot({ email: person.email }, { token })).status).toBe(200);
    expect((await reset(await api.buildLink(person, 'reset'), { password: mine }, { token })).status).toBe(200);
  });
});

describe('signing in with Google', () => {
  test('asks new users for the college, and then answers with token and user', async () => {
    const idToken = await google.idToken({ email: 'nina@evm.example' });
    const answer = await enter({ idToken, college: null });
    const googleProfile = {
      email: 'nina@evm.example',
      firstName: 'Nina',
      lastName: 'Iyer',
      photo: 'https://photos.example/nina.jpg',
    };
    expect([answer.status, answer.body]).toEqual([200, { success: false, needCollege: true, googleProfile }]);
    const { status, body } = await enter({ idToken, college: 'Lakeside' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        needCollege: false,
        token: expect.any(String) as string,
        user: {
          _id: body.user['id'],
          id: expect.stringMatching(/^user_/) as string,
          firstName: 'Nina',
          lastName: 'Iyer',
          name: 'Nina Iyer',
          email: 'nina@evm.example',
          college: 'Lakeside',
          role: 'participant',
          photo: 'https://photos.example/nina.jpg',
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      },
    ]);
    expect((await rest('GET /api/auth/me', { token: body.token })).body.user).toEqual(body.user);
  });

  test('rejects tokens that Google has not signed, and missing ones', async () => {
    const refused = [401, 'UNAUTHENTICATED', 'Google login failed'];
    expect(refusalOf(await enter({ idToken: 'nonsense' }))).toEqual(refused);
    expect(refusalOf(await enter({}))).toEqual(refused);
    expect(refusalOf(await enter({ idToken: await google.idToken(), college: ' ' }))).toEqual(
      invalid({ college: 'College name is required' }),
    );
  });

  test('is never stored under an Idempotency-Key', async () => {
    const person = await api.buildUser();
    const headers = { 'idempotency-key': 'google-1' };
    const idToken = await google.idToken({ email: person.email });
    const [first, second] = [await enter({ idToken }, { headers }), await enter({ idToken }, { headers })];
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, null]);
    expect(second.body.token).not.toBe(first.body.token);
    expect(await api.sql(`SELECT FROM idempotency_keys WHERE key = 'google-1'`)).toEqual([]);
  });

  test('is announced in the public settings', async () => {
    expect((await rest('GET /api/settings/public')).body.data).toEqual({
      registrationOpen: true,
      maintenance: false,
      googleClientId: google.config.clientId,
      needsAdmin: true,
    });
  });
});
