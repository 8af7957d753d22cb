import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkOf } from '../core/context/networks.ts';
import { startApi, type Api } from '../testing/api.ts';
import { type Google, startGoogle } from '../testing/google.ts';
import { doLinkJobs, mailedTo } from '../testing/links.ts';
import { LiveClient } from '../testing/live.ts';
import { restOf } from '../testing/rest.ts';
import { quotaLimits } from './quota.ts';

let api: Api;
let google: Google;
beforeAll(async () => {
  google = await startGoogle();
  api = await startApi({ google: google.config });
});
afterAll(async () => {
  await api?.close();
  await google?.close();
});

const from = '203.0.113.7';
const minute = `sign-ups a minute from ${networkOf(from)}`;
beforeEach(async () => {
  await api.sql('DELETE FROM sign_in_attempts');
  // The minute of the limit lasts as long as the test, however busy the machine is.
  await api.sql(
    `INSERT INTO sign_in_attempts (bucket, failures, pending, window_ends_at) VALUES ($1, 0, 0, now() + interval '1 day')`,
    [minute],
  );
});
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';
let count = 0;
const someone = (facts: object = {}) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: `newcomer${(count += 1)}@evm.example`,
  password: 'Evm@demo1',
  college: 'Evergreen Institute',
  ...facts,
});
const signUp = (facts?: object, network = from) => api.graphql(register, { input: someone(facts) }, { from: network });
const times = <T>(many: number, work: () => Promise<T>) => Promise.all(Array.from({ length: many }, work));
const accounts = async () => (await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM users'))[0]!.count;

/** Ways to create an account; each returns the error code, if any. */
const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  GraphQL: async () => (await signUp()).code,
  REST: async () => {
    const { body } = await restOf(api)('POST /api/auth/register', { body: someone(), from });
    return body.code;
  },
  Google: async () => {
    const input = { idToken: await google.idToken(), college: 'Evergreen Institute' };
    const enter = 'mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) { token } }';
    return (await api.graphql(enter, { input }, { from })).code;
  },
  'a socket': async () => {
    const client = await LiveClient.open(api.url, await api.tokenOf(await api.buildUser()), from);
    const { errors } = await client.subscribe({ query: register, variables: { input: someone() } }).next();
    await client.close();
    return errors?.[0]?.extensions?.code;
  },
};

describe('the limit of twenty accounts per minute and network', () => {
  test.each(Object.keys(doors))('all ways to sign up share the limit, also %s', async (last) => {
    for (const door of Object.keys(doors)) expect(await doors[door]!()).toBeUndefined();
    const rest = await times(quotaLimits.signUpsAMinute - Object.keys(doors).length, () => signUp());
    expect(rest.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await doors[last]!()).toBe('TOO_MANY_REQUESTS');
  });
});

test('a refused sign-up creates nothing and says when to retry, which further attempts do not extend', async () => {
  const answers = await times(120, () => signUp());
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(quotaLimits.signUpsAMinute);
  const before = await accounts();
  await api.sql(`UPDATE sign_in_attempts SET window_ends_at = now() + interval '1 minute' WHERE bucket = $1`, [minute]);
  const late = await signUp();
  expect(await accounts()).toBe(before);
  expect([late.status, late.code, late.message]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    'Too many accounts are being made from your network. Please wait a while and try again.',
  ]);
  const wait = Number(late.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await signUp({}, '203.0.113.8')).errors).toEqual([]);

  await api.sql(`UPDATE sign_in_attempts SET window_ends_at = now() + interval '9 seconds'`);
  await signUp();
  expect(Number((await signUp()).headers.get('retry-after'))).toBeLessThan(10);
});

test('a network creates at most 300 accounts an hour; sign-ups that the minute refuses do not count', async () => {
  await times(30, () => signUp());
  const hour = `bucket LIKE 'sign-ups an hour %'`;
  const counted = await api.sql(`SELECT failures FROM sign_in_attempts WHERE ${hour}`);
  expect(counted).toEqual([{ failures: quotaLimits.signUpsAMinute }]);

  await api.sql(`UPDATE sign_in_attempts SET failures = $1 WHERE ${hour}`, [quotaLimits.signUpsAnHour - 1]);
  await api.sql(`UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second' WHERE NOT ${hour}`);
  expect((await signUp()).errors).toEqual([]);
  const late = await signUp();
  expect(late.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('probing for existing accounts counts like creating accounts', async () => {
  const { email } = await api.buildUser();
  const codes = (await times(60, () => signUp({ email }))).map(({ code }) => code);
  expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(quotaLimits.signUpsAMinute);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(60 - quotaLimits.signUpsAMinute);
});

test('invalid forms and known Google users do not count', async () => {
  await times(30, () => signUp({ college: '' }));
  const idToken = await google.sign(google.someone());
  const login = 'mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) { token } }';
  const enter = (college: string | null) => api.graphql(login, { input: { idToken, college } }, { from });
  await times(30, () => enter(null));
  await enter('Evergreen Institute');
  await times(30, () => enter(null));
  const answers = await times(quotaLimits.signUpsAMinute - 1, () => signUp());
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});

describe('mails caused by visitors without a session', () => {
  beforeEach(() =>
    api.sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example', email_verification_required = true`),
  );
  const ask = (name: 'forgotPassword' | 'resendVerification', email: string) =>
    api.graphql(`mutation ($email: String!) { ${name}(input: { email: $email }) { success } }`, { email });

  test('a mailbox gets at most three mails an hour, of all kinds together', async () => {
    const email = 'asha.rao@uni.example';
    expect((await signUp({ email })).errors).toEqual([]);
    for (let n = 0; n < 3; n += 1) {
      expect((await ask('forgotPassword', email)).errors).toEqual([]);
      expect((await ask('resendVerification', email)).errors).toEqual([]);
    }
    await doLinkJobs(api);
    expect(await mailedTo(api, email)).toHaveLength(quotaLimits.mailsAnHour);
    await api.sql(`UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second'`);
    await ask('forgotPassword', email);
    await doLinkJobs(api);
    expect(await mailedTo(api, email)).toHaveLength(quotaLimits.mailsAnHour + 1);
  });

  test('tagged addresses share the limit, and the untagged address can still sign up', async () => {
    const tagged = (n: number) => `mira+${n}@uni.example`;
    for (let n = 0; n < quotaLimits.mailsAnHour; n += 1)
      expect((await signUp({ email: tagged(n) })).errors).toEqual([]);
    const late = await signUp({ email: tagged(9) });
    expect([late.code, late.message]).toEqual([
      'TOO_MANY_REQUESTS',
      'Too many messages were sent to this address. Please try again later.',
    ]);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await api.sql('SELECT 1 FROM users WHERE email = $1', [tagged(9)])).toEqual([]);
    expect((await signUp({ email: 'mira@uni.example' })).errors).toEqual([]);
    expect(await mailedTo(api, 'mira@uni.example')).toHaveLength(1);
  });

  test('registering an existing address does not count towards the limit', async () => {
    const { email } = await api.buildUser();
    await times(10, () => signUp({ email }));
    await ask('forgotPassword', email);
    await doLinkJobs(api);
    expect(await mailedTo(api, email)).toHaveLength(1);
  });
});
