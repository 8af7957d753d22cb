import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { doLinkJobs, mailedTo, waitingLinkJobs } from '../testing/links.ts';
import { recordReads } from '../testing/live.ts';
import { linkJobs } from './linkJobs.ts';
import { quotaLimits } from './quota.ts';

const api = await startApi();
const { graphql, sql, buildUser } = api;
afterAll(api.close);

const mutation = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }';
const forgot = (email: string, from?: string) => graphql(mutation, { input: { email } }, { from });
const reset = (token: string | undefined) =>
  graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }', {
    input: { token, password: 'Else@where1' },
  });
const ask = async ({ email }: Person) => {
  await forgot(email);
  await doLinkJobs(api);
  return (await mailedTo(api, email)).at(-1)!.token;
};

test('a reset link is mailed, regardless of the case of the address', async () => {
  const person = await buildUser();
  const { data, errors } = await forgot(` ${person.email.toUpperCase()} `);
  expect([data, errors]).toEqual([{ forgotPassword: { success: true } }, []]);
  await doLinkJobs(api);
  const mailed = await mailedTo(api, person.email);
  expect(mailed).toEqual([{ kind: 'reset-password', token: expect.stringMatching(/^[\w-]{43}$/) as string }]);
});

test('link and mail are valid for one hour', async () => {
  const person = await buildUser();
  await ask(person);
  const [row] = await sql<{ link: number; mail: number }>(
    `SELECT round(extract(epoch FROM l.expires_at - now()) / 60)::int AS link,
            round(extract(epoch FROM m.useless_after - now()) / 60)::int AS mail
       FROM account_links l JOIN mail_messages m USING (user_id) WHERE user_id = $1`,
    [person.uuid],
  );
  expect(row).toEqual({ link: 60, mail: 60 });
});

test('the mail is sent even if the user turned off e-mail, because it concerns security', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
  expect(await ask(person)).toBeDefined();
});

test.each(['', 'nobody', 'nobody@', 'a b@evm.example'])('%j is refused as an invalid address', async (email) => {
  const answer = await forgot(email);
  expect(answer.code).toBe('VALIDATION_FAILED');
  expect(answer.fields).toEqual({ email: email ? 'Invalid email address' : 'Email is required' });
});

test('an unknown address gets the same response and no mail', async () => {
  const person = await buildUser();
  const [known, unknown] = [await forgot(person.email), await forgot('stranger@evm.example')];
  expect([unknown.status, unknown.data, unknown.errors]).toEqual([known.status, known.data, known.errors]);
  const before = await sql('SELECT FROM mail_messages');
  await doLinkJobs(api);
  const fresh = await sql('SELECT address FROM mail_messages ORDER BY created_at DESC, id DESC');
  expect(fresh.length - before.length).toBe(1);
  expect(fresh[0]).toEqual({ address: person.email });
});

test('a known and an unknown address cause the same reads before the response', async () => {
  const person = await buildUser();
  const reads = recordReads(api.database);
  const readFor = async (email: string) => {
    reads.length = 0;
    await forgot(email);
    return [...reads];
  };
  expect(await readFor(person.email)).toEqual(await readFor('nobody@evm.example'));
});

test('a known and an unknown address leave the same job, and no mail before it runs', async () => {
  await doLinkJobs(api);
  const person = await buildUser();
  await forgot(person.email);
  await forgot('stranger@evm.example');
  const jobs = await waitingLinkJobs(api);
  expect(jobs.map(({ name, data }) => [name, Object.keys(data)])).toEqual([
    ['password-reset', expect.arrayContaining(['email', 'request'])],
    ['password-reset', expect.arrayContaining(['email', 'request'])],
  ]);
  expect(await mailedTo(api, person.email)).toEqual([]);
});

test('a new link invalidates the previous one', async () => {
  const person = await buildUser();
  const [first, second] = [await ask(person), await ask(person)];
  expect((await reset(first)).code).toBe('INVALID_LINK');
  expect((await reset(second)).data).toEqual({ resetPassword: { success: true } });
});

test('a job that runs twice mails one link, which stays valid', async () => {
  const person = await buildUser();
  await doLinkJobs(api);
  await forgot(person.email);
  const [job] = await waitingLinkJobs(api);
  await doLinkJobs(api);
  await workerOf(api, linkJobs[0]!).work(job!.data, false);
  const mailed = await mailedTo(api, person.email);
  expect(mailed).toHaveLength(1);
  expect((await reset(mailed[0]!.token)).errors).toEqual([]);
});

test('an address gets at most three links an hour, and each request the same response', async () => {
  const person = await buildUser();
  for (let i = 0; i < 6; i++) expect((await forgot(person.email)).errors).toEqual([]);
  await doLinkJobs(api);
  expect(await mailedTo(api, person.email)).toHaveLength(quotaLimits.mailsAnHour);
  await sql("UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second'");
  expect((await reset(await ask(person))).errors).toEqual([]);
});

test('a whole campus may request links from one address, up to a limit', async () => {
  const from = '203.0.113.7';
  const campus = Array.from({ length: quotaLimits.linksAQuarterHour }, (_, i) => `student${i}@evm.example`);
  const codes = await Promise.all(campus.map(async (email) => (await forgot(email, from)).code));
  expect(new Set(codes)).toEqual(new Set([undefined]));
  const answer = await forgot('late@evm.example', from);
  expect([answer.status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect((await forgot('late@evm.example', '203.0.113.8')).errors).toEqual([]);
});
