import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { doLinkJobs, mailedTo } from '../testing/links.ts';
import { LiveClient } from '../testing/live.ts';
import { saveSettings } from '../testing/settings.ts';

const api = await startApi();
const { graphql, sql, buildUser, buildLink, signIn } = api;
afterAll(api.close);

const mine = 'My@own0ne';
const reset = (token: string, chosen = mine) =>
  graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }', {
    input: { token, password: chosen },
  });
const login = async ({ email }: Person, secret: string) => {
  const { data, code } = await graphql<{ login: { user: { id: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
    { input: { email, password: secret } },
  );
  return data?.login?.user.id ?? code;
};
const invalidLink = { code: 'INVALID_LINK', message: 'The password reset link is invalid or has expired' };

test('the link sets a new password, and the old one no longer works', async () => {
  const person = await buildUser();
  const { data, errors } = await reset(await buildLink(person, 'reset'));
  expect([data, errors]).toEqual([{ resetPassword: { success: true } }, []]);
  expect(await login(person, mine)).toBe(person.id);
  expect(await login(person, password)).toBe('UNAUTHENTICATED');
});

test('resetting the password ends every session and its sockets, and does not sign in', async () => {
  const person = await buildUser();
  const sessions = [await signIn(person), await signIn(person)];
  const tab = await LiveClient.open(api.url, sessions[0]!.token);
  await reset(await buildLink(person, 'reset'));
  for (const { token } of sessions) expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(401);
  expect((await tab.closed).code).toBe(4403);
  expect(await sql('SELECT FROM sessions WHERE user_id = $1', [person.uuid])).toEqual([]);
});

test('the owner gets a mail after a reset, even if they turned off e-mail', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
  await reset(await buildLink(person, 'reset'));
  expect(await mailedTo(api, person.email)).toEqual([{ kind: 'password-changed', token: undefined }]);
});

test('a reset link works once', async () => {
  const person = await buildUser();
  const token = await buildLink(person, 'reset');
  await reset(token);
  expect(await reset(token, 'An0ther@one')).toMatchObject({ ...invalidLink, status: 200 });
  expect(await login(person, mine)).toBe(person.id);
});

test('only one of twenty simultaneous uses of a link succeeds', async () => {
  const person = await buildUser();
  const token = await buildLink(person, 'reset');
  const passwords = Array.from({ length: 20 }, (_, i) => `Number@${i}abc`);
  const answers = await Promise.all(passwords.map((each) => reset(token, each)));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'INVALID_LINK')).toHaveLength(19);
  const chosen = passwords[answers.findIndex(({ errors }) => errors.length === 0)]!;
  expect(await login(person, chosen)).toBe(person.id);
  expect(await mailedTo(api, person.email)).toHaveLength(1);
});

describe('invalid reset links', () => {
  test.each<[string, (person: Person) => Promise<string>]>([
    ['has expired', (person) => buildLink(person, 'reset', 0)],
    ['was made to confirm an address', (person) => buildLink(person, 'verify')],
    ['was never made', () => Promise.resolve('A'.repeat(43))],
    ['is empty', () => Promise.resolve('')],
    ['is truncated', async (person) => (await buildLink(person, 'reset')).slice(0, 42)],
    ['is in lower case', async (person) => (await buildLink(person, 'reset')).toLowerCase()],
    ['is a NUL character', () => Promise.resolve('\u0000')],
  ])('a link that %s does not change the password', async (_, tokenFor) => {
    const person = await buildUser();
    expect(await reset(await tokenFor(person))).toMatchObject(invalidLink);
    expect(await login(person, password)).toBe(person.id);
  });
});

test.each<[string, string]>([
  ['', 'Password is required'],
  ['Sh0rt@', 'Password must be at least 8 characters'],
  [
    'longenough',
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  ],
])('the password %j is refused, and the link stays valid', async (weak, sentence) => {
  const token = await buildLink(await buildUser(), 'reset');
  expect(await reset(token, weak)).toMatchObject({ code: 'VALIDATION_FAILED', fields: { password: sentence } });
  expect((await reset(token)).errors).toEqual([]);
});

test('an invalid link does not cause hashing', async () => {
  const took = { good: [] as number[], dead: [] as number[] };
  for (let i = 0; i < 8; i++) {
    const token = await buildLink(await buildUser(), 'reset');
    took.good.push(await timed(() => reset(token)));
    took.dead.push(await timed(() => reset(token)));
  }
  expect(Math.min(...took.dead)).toBeLessThan(Math.min(...took.good) / 1.5);
});

test('resetting the password confirms the address', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET awaits_verification = true WHERE id = $1', [person.uuid]);
  await reset(await buildLink(person, 'reset'));
  const [row] = await sql(
    'SELECT awaits_verification AS waits, email_verified_at IS NOT NULL AS verified FROM users WHERE id = $1',
    [person.uuid],
  );
  expect(row).toEqual({ waits: false, verified: true });
});

test('a user with Google sign-in only gets a password by the reset link', async () => {
  const person = await buildUser();
  await sql(`UPDATE users SET password_hash = NULL, google_subject = '1' WHERE id = $1`, [person.uuid]);
  await reset(await buildLink(person, 'reset'));
  expect(await login(person, mine)).toBe(person.id);
});

test('during maintenance, only admins reset their password', async () => {
  const admin = await buildUser({ role: 'admin' });
  const [forAdmin, forPerson] = [await buildLink(admin, 'reset'), await buildLink(await buildUser(), 'reset')];
  await saveSettings(api, admin, { maintenanceMode: true });
  const closed = async () => (await graphql<{ platform: object }>('{ platform { maintenance } }')).data.platform;
  await expect.poll(closed).toEqual({ maintenance: true });
  expect((await reset(forPerson)).code).toBe('MAINTENANCE');
  expect((await reset(forAdmin)).errors).toEqual([]);
  await sql('UPDATE system_settings SET maintenance_mode = false');
  await expect.poll(closed).toEqual({ maintenance: false });
  expect((await reset(forPerson)).errors).toEqual([]);
});

test('the token does not appear in any log or in the database', async () => {
  const person = await buildUser();
  await sql(`UPDATE system_settings SET logging_level = 'debug'`);
  const answered = () => api.logged.filter(({ msg }) => msg === 'answered').length;
  const askAndCount = async () => {
    await graphql('{ platform { maintenance } }');
    return answered();
  };
  await expect.poll(askAndCount).toBeGreaterThan(0);
  const before = answered();
  await graphql('mutation ($e: String!) { forgotPassword(input: { email: $e }) { success } }', { e: person.email });
  await doLinkJobs(api);
  const [mail] = await mailedTo(api, person.email);
  const token = mail!.token!;
  for (const path of ['/reset-password/', '/verify-email/', '/api/auth/reset-password/'])
    await fetch(`${api.url}${path}${token}?${token}`);
  const wrong = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  await fetch(`${api.url}/api/auth/reset-password/${token}`, wrong);
  const rows = await sql<{ row: string }>(
    `SELECT to_jsonb(m)::text AS row FROM mail_messages m UNION ALL SELECT to_jsonb(l)::text FROM account_links l
     UNION ALL SELECT to_jsonb(j)::text FROM pgboss.job j`,
  );
  await reset(token);
  await expect.poll(answered).toBeGreaterThan(before + 4);
  expect(api.logged.map(({ path }) => path)).toContain('/reset-password/…');
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify([api.logged, rows])).not.toContain(token);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
