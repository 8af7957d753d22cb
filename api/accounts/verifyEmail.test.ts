import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { doLinkJobs, mailedTo } from '../testing/links.ts';
import { quotaLimits } from './quota.ts';

const api = await startApi();
const { graphql, sql, buildUser, buildLink } = api;
afterAll(api.close);

let people = 0;
const register = async () => {
  people += 1;
  const email = `newcomer${people}@evm.example`;
  const facts = { firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside', email, password };
  const { errors } = await graphql('mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', {
    input: facts,
  });
  expect(errors).toEqual([]);
  return { email };
};
const login = async ({ email }: Pick<Person, 'email'>, secret = password) => {
  const { data, code, message, status } = await graphql<{ login: { user: { email: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { user { email } } }',
    { input: { email, password: secret } },
  );
  return data?.login?.user.email ?? { code, message, status };
};
const verify = (token: string) =>
  graphql('mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { success } }', { input: { token } });
const resend = (email: string, from?: string) =>
  graphql(
    'mutation ($input: ResendVerificationInput!) { resendVerification(input: $input) { success } }',
    { input: { email } },
    { from },
  );
const linkTo = async (email: string) => (await mailedTo(api, email)).at(-1)!.token!;
const stateOf = async (email: string) =>
  (
    await sql<{ waits: boolean; verified: boolean }>(
      'SELECT awaits_verification AS waits, email_verified_at IS NOT NULL AS verified FROM users WHERE email = $1',
      [email],
    )
  )[0];
const unverified = {
  code: 'EMAIL_UNVERIFIED',
  message: 'Please confirm your email address first: we have sent you a link.',
};

describe('confirmation is required and there is a mail server', () => {
  beforeEach(() => sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example'`));
  afterEach(() => sql(`UPDATE system_settings SET smtp_server = '', email_verification_required = true`));

  test('a new user gets a link by mail and signs in only after following it', async () => {
    const { email } = await register();
    expect(await login({ email })).toMatchObject(unverified);
    expect(await mailedTo(api, email)).toEqual([{ kind: 'verify-email', token: expect.any(String) as string }]);
    expect((await verify(await linkTo(email))).data).toEqual({ verifyEmail: { success: true } });
    expect(await login({ email })).toBe(email);
    expect(await stateOf(email)).toEqual({ waits: false, verified: true });
  });

  test('the link is valid for a day', async () => {
    const { email } = await register();
    const [row] = await sql(
      `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours
         FROM account_links JOIN users u ON u.id = user_id WHERE email = $1`,
      [email],
    );
    expect(row).toEqual({ hours: 24 });
  });

  test('only the right password reveals that the address is unconfirmed', async () => {
    const { email } = await register();
    expect(await login({ email }, 'Not@right1')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await login({ email })).toMatchObject(unverified);
  });

  test('sign-ins that are refused as unconfirmed do not lock the account', async () => {
    const { email } = await register();
    for (let i = 0; i < 7; i++) expect(await login({ email })).toMatchObject(unverified);
    await verify(await linkTo(email));
    expect(await login({ email })).toBe(email);
  });

  test('accounts that need no confirmation sign in as before', async () => {
    const person = await buildUser();
    expect(await login(person)).toBe(person.email);
  });

  test('unconfirmed users sign in if confirmation is not required or there is no mail server', async () => {
    const { email } = await register();
    await sql('UPDATE system_settings SET email_verification_required = false');
    expect(await login({ email })).toBe(email);
    await sql(`UPDATE system_settings SET email_verification_required = true, smtp_server = ''`);
    expect(await login({ email })).toBe(email);
    await sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example'`);
    expect(await login({ email })).toMatchObject(unverified);
  });

  test('a failed registration sends no mail', async () => {
    const { email } = await register();
    const before = await mailedTo(api, email);
    const again = { firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside', email, password };
    const { code } = await graphql('mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', {
      input: again,
    });
    expect(code).toBe('EMAIL_TAKEN');
    expect(await mailedTo(api, email)).toEqual(before);
  });
});

describe('confirmation is not required', () => {
  test.each([
    ['there is no mail server', `UPDATE system_settings SET smtp_server = '', email_verification_required = true`],
    [
      'it is not required',
      `UPDATE system_settings SET smtp_server = 'mail.evm.example', email_verification_required = false`,
    ],
  ])('because %s, a new user signs in at once and gets no mail', async (_, change) => {
    await sql(change);
    const { email } = await register();
    expect(await login({ email })).toBe(email);
    expect(await mailedTo(api, email)).toEqual([]);
    expect(await stateOf(email)).toEqual({ waits: false, verified: false });
  });
});

describe('a confirmation link', () => {
  test('a confirmation link works once', async () => {
    const token = await buildLink(await buildUser(), 'verify');
    expect((await verify(token)).errors).toEqual([]);
    expect(await verify(token)).toMatchObject({
      code: 'INVALID_LINK',
      message: 'The confirmation link is invalid or has expired',
    });
  });

  test.each<[string, (person: Person) => Promise<string>]>([
    ['that has expired', (person) => buildLink(person, 'verify', 0)],
    ['for a new password', (person) => buildLink(person, 'reset')],
    ['that was never made', () => Promise.resolve('A'.repeat(43))],
    ['without its secret', () => Promise.resolve('')],
  ])('a link %s confirms nothing', async (_, tokenFor) => {
    const person = await buildUser();
    expect((await verify(await tokenFor(person))).code).toBe('INVALID_LINK');
    expect(await stateOf(person.email)).toEqual({ waits: false, verified: false });
  });
});

describe('another confirmation link', () => {
  test('a new link is mailed and invalidates the previous one', async () => {
    const person = await buildUser();
    const first = await buildLink(person, 'verify');
    await resend(person.email);
    await doLinkJobs(api);
    expect((await verify(first)).code).toBe('INVALID_LINK');
    expect((await verify(await linkTo(person.email))).errors).toEqual([]);
  });

  test('confirmed and unknown addresses get no link, and the response does not reveal it', async () => {
    const [waiting, confirmed] = [await buildUser(), await buildUser()];
    await sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [confirmed.uuid]);
    const answers = await Promise.all(
      [waiting.email, confirmed.email, 'nobody@evm.example'].map((each) => resend(each)),
    );
    await doLinkJobs(api);
    for (const { status, data, errors } of answers)
      expect([status, data, errors]).toEqual([200, { resendVerification: { success: true } }, []]);
    expect(await mailedTo(api, waiting.email)).toHaveLength(1);
    expect(await mailedTo(api, confirmed.email)).toEqual([]);
    expect(await mailedTo(api, 'nobody@evm.example')).toEqual([]);
  });

  test('an address gets at most three links an hour', async () => {
    const person = await buildUser();
    for (let i = 0; i < 5; i++) expect((await resend(person.email)).errors).toEqual([]);
    await doLinkJobs(api);
    expect(await mailedTo(api, person.email)).toHaveLength(quotaLimits.mailsAnHour);
  });

  test('invalid addresses and too many requests are refused', async () => {
    expect((await resend('nobody')).fields).toEqual({ email: 'Invalid email address' });
    const from = '203.0.113.21';
    await sql(`INSERT INTO sign_in_attempts VALUES ($1, $2, 0, now() + interval '5 minutes')`, [
      `links from ${from}`,
      quotaLimits.linksAQuarterHour,
    ]);
    const answer = await resend('somebody@evm.example', from);
    expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(200);
  });
});
