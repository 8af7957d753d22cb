import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Answer } from '../testing/client.ts';
import { password } from '../testing/build.ts';
import { hashPassword } from './passwords.ts';

const api = await startApi();
const { graphql, sql, buildUser, buildUsers } = api;
const replica = await startApi({ databaseUrl: api.address });
afterAll(async () => {
  await replica.close();
  await api.close();
});

const mutation = `mutation ($input: LoginInput!) {
  login(input: $input) { token expiresAt user { id email } }
}`;
const wrong = 'Not@right1';
let addresses = 0;
/** An address without earlier sign-ins. */
const somewhere = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

const login = (email: string, secret: string, from = somewhere(), server = api) =>
  server.graphql<{ login: { token: string; expiresAt: string; user: { email: string } } }>(
    mutation,
    { input: { email, password: secret } },
    { from },
  );
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const having = (code: string) => (answer: Answer<unknown>) => answer.code === code;

async function failFiveTimes(email: string, from: string): Promise<void> {
  for (let i = 0; i < 5; i++) expect((await login(email, wrong, from)).code).toBe('UNAUTHENTICATED');
}

test('a user signs in with e-mail and password, regardless of the case of the e-mail', async () => {
  const person = await buildUser();
  const { data } = await login(` ${person.email.toUpperCase()}`, password);

  expect(data.login.user).toEqual({ id: person.id, email: person.email });
  const minutes = (Date.parse(data.login.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThan(61);
  expect((await graphql('{ viewer { id } }', {}, { token: data.login.token })).data).toEqual({
    viewer: { id: person.id },
  });
});

test('an invalid form gets one message per field and does not count as a failure', async () => {
  const from = somewhere();
  for (let i = 0; i < 10; i++)
    expect((await login('asha', 'short', from)).fields).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const person = await buildUser();
  const [known, unknown] = [await login(person.email, wrong), await login('nobody@evm.example', wrong)];

  expect(known.message).toBe('Invalid email or password.');
  expect(known.errors).toEqual(unknown.errors);
  expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
});

test('an account without a password accepts no password', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [person.uuid]);
  expect((await login(person.email, password)).message).toBe('Invalid email or password.');
});

test('a wrong password and an unknown address take similar CPU time', async () => {
  const person = await buildUser();
  await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [person.uuid, await hashPassword(password)]);
  await login('warm@evm.example', wrong);
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 15; i++)
    for (const who of ['known', 'unknown'] as const) {
      const before = process.cpuUsage();
      await login(who === 'known' ? person.email : `nobody${i}@evm.example`, wrong);
      const { user, system } = process.cpuUsage(before);
      took[who].push(user + system);
    }

  const ratio = median(took.known) / median(took.unknown);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('five failures lock the account for that address for a while, even with the right password', async () => {
  const person = await buildUser();
  const from = somewhere();
  await failFiveTimes(person.email, from);
  const answer = await login(person.email, password, from);

  expect(answer.code).toBe('TOO_MANY_REQUESTS');
  expect(answer.status).toBe(429);
  expect(answer.message).toBe('Too many failed sign-ins. Please wait a few minutes and try again.');
  const seconds = answer.errors[0]!.extensions!.retryAfter as number;
  expect(answer.headers.get('retry-after')).toBe(String(seconds));
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test('refused attempts do not extend the wait', async () => {
  const person = await buildUser();
  const from = somewhere();
  await failFiveTimes(person.email, from);
  await times(20, () => login(person.email, wrong, from));
  await sql("UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second'");

  expect((await login(person.email, password, from)).errors).toEqual([]);
});

test('unknown accounts are locked in the same way, so the throttle reveals nothing', async () => {
  const from = somewhere();
  await failFiveTimes('stranger@evm.example', from);
  expect((await login('stranger@evm.example', wrong, from)).code).toBe('TOO_MANY_REQUESTS');
});

test('failures do not affect other addresses and other accounts', async () => {
  const [person, other] = await buildUsers(2);
  const from = somewhere();
  await failFiveTimes(person!.email, from);

  expect((await login(person!.email, password)).errors).toEqual([]);
  expect((await login(other!.email, password, from)).errors).toEqual([]);
});

test('a successful sign-in resets the failures of that address', async () => {
  const person = await buildUser();
  const from = somewhere();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await login(person.email, wrong, from);
    expect((await login(person.email, password, from)).errors).toEqual([]);
  }
});

test('at most five of fifty parallel guesses are checked', async () => {
  const person = await buildUser();
  const from = somewhere();
  const answers = await times(50, () => login(person.email, wrong, from));

  expect(answers.filter(having('UNAUTHENTICATED')).length).toBeLessThanOrEqual(5);
  expect(answers.filter(having('TOO_MANY_REQUESTS')).length).toBeGreaterThanOrEqual(45);
  expect((await login(person.email, wrong, from)).code).toBe('TOO_MANY_REQUESTS');
});

test('failures at one replica count at the other', async () => {
  const person = await buildUser();
  const from = somewhere();
  const answers = await Promise.all([
    times(20, () => login(person.email, wrong, from)),
    times(20, () => login(person.email, wrong, from, replica)),
  ]);

  expect(answers.flat().filter(having('UNAUTHENTICATED')).length).toBeLessThanOrEqual(5);
  expect((await login(person.email, password, from)).code).toBe('TOO_MANY_REQUESTS');
  expect((await login(person.email, password, from, replica)).code).toBe('TOO_MANY_REQUESTS');
});

test('fifty guesses from many addresses lock the account', async () => {
  const person = await buildUser();
  const answers = [];
  for (let i = 0; i < 12; i++) {
    const from = somewhere();
    answers.push(...(await times(5, () => login(person.email, wrong, from))));
  }
  expect(answers.filter(having('UNAUTHENTICATED')).length).toBe(50);
});

test('thirty parallel sign-ins of one user all succeed, because those over the limit wait', async () => {
  const person = await buildUser();
  const from = somewhere();
  const answers: Answer<unknown>[] = [];
  await times(30, async () => {
    answers.push(await login(person.email, password, from));
  });
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});

test('three hundred people sign in from one address', async () => {
  const people = await buildUsers(300);
  const from = somewhere();
  const waiting = [...people];
  const answers: Answer<unknown>[] = [];
  const student = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop())
      answers.push(await login(person.email, password, from));
  };
  await times(30, student);

  expect(answers.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(answers).toHaveLength(300);
});

test('a password that changes while it is checked opens no session', async () => {
  const person = await buildUser();
  const hash = await hashPassword(password);
  await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [person.uuid, hash]);
  const signingIn = login(person.email, password);
  const changed = sql('UPDATE users SET password_hash = $2 WHERE id = $1', [
    person.uuid,
    await hashPassword('Else@where1'),
  ]);
  const [answer] = await Promise.all([signingIn, changed]);

  const sessions = await sql('SELECT 1 FROM sessions WHERE user_id = $1', [person.uuid]);
  expect(sessions).toEqual([]);
  const token = answer.data?.login.token ?? 'none';
  expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(401);
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
