import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { sweepAccounts } from './sweep.ts';
import { mostFailures } from './throttle.ts';

const api = await startApi();
const { graphql, sql, buildUser, buildUsers } = api;
afterAll(api.close);

let places = 0;
/** A network without earlier sign-ins. */
const somewhere = () => `2001:db8:${(places += 1).toString(16)}`;
const login = async (email: string, secret: string, network: string) =>
  (
    await graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: { email, password: secret } },
      { from: `${network}::${Math.floor(Math.random() * 60_000 + 1).toString(16)}` },
    )
  ).code;

/** Guesses from ten networks lock the account for other networks. */
async function lock(email: string): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    const network = somewhere();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await login(email, 'Not@right1', network)).toBe('UNAUTHENTICATED');
  }
  expect(await login(email, 'Not@right1', somewhere())).toBe('TOO_MANY_REQUESTS');
}

/** A user who has signed in from this network. */
async function buildSignedInFrom(network: string, facts: Partial<Person> = {}): Promise<Person> {
  const person = await buildUser(facts);
  expect(await login(person.email, password, network)).toBeUndefined();
  return person;
}

test('fifty guesses from ten networks do not lock an admin out of a known network', async () => {
  const home = somewhere();
  const admin = await buildSignedInFrom(home, { role: 'admin' });
  await lock(admin.email);
  expect(await login(admin.email, password, home)).toBeUndefined();
  expect(await login(admin.email, password, somewhere())).toBe('TOO_MANY_REQUESTS');
});

test('unknown accounts are locked like accounts without a known network', async () => {
  const home = somewhere();
  await buildSignedInFrom(home);
  const { email } = await buildUser();
  for (const each of [email, 'nobody@evm.example']) {
    await lock(each);
    expect(await login(each, password, home)).toBe('TOO_MANY_REQUESTS');
  }
});

test('guesses of others on the same network do not lock out a user who has signed in there', async () => {
  const home = somewhere();
  const [person, newcomer] = [await buildSignedInFrom(home), await buildUser()];
  const changed = await sql(
    `UPDATE sign_in_attempts SET failures = $1 WHERE bucket LIKE 'address %' AND bucket LIKE $2 RETURNING 1`,
    [mostFailures.address, `%${home}%`],
  );
  expect(changed).toHaveLength(1);
  expect(await login(newcomer.email, password, home)).toBe('TOO_MANY_REQUESTS');
  expect(await login(person.email, password, home)).toBeUndefined();
});

test('a known network also allows only five wrong guesses in 15 minutes', async () => {
  const home = somewhere();
  const { email } = await buildSignedInFrom(home);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, 'Not@right1', home)));
  expect(answers.filter((code) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(mostFailures.pair);
  expect(await login(email, password, home)).toBe('TOO_MANY_REQUESTS');
});

test('guesses, sign-ins to other accounts and old sign-ins do not make a network known', async () => {
  const [home, own] = [somewhere(), somewhere()];
  const [person] = [await buildSignedInFrom(home), await buildSignedInFrom(own)];
  await lock(person.email);
  expect(await login(person.email, password, own)).toBe('TOO_MANY_REQUESTS');
  await sql(`UPDATE known_networks SET last_at = now() - interval '91 days' WHERE user_id = $1`, [person.uuid]);
  expect(await login(person.email, password, home)).toBe('TOO_MANY_REQUESTS');
});

test('the last twenty networks of a user are remembered for ninety days', async () => {
  const [traveller, guest] = await buildUsers(2);
  await sql(
    `INSERT INTO known_networks SELECT $1, 'place ' || n, now() - make_interval(hours => n) FROM generate_series(1, 30) n`,
    [traveller!.uuid],
  );
  await sql(`INSERT INTO known_networks VALUES ($1, 'now', now()), ($1, 'then', now() - interval '91 days')`, [
    guest!.uuid,
  ]);
  await sweepAccounts.run({ ...api, address: api.url });
  const knownNetworksOf = ({ uuid }: Person) =>
    sql('SELECT network FROM known_networks WHERE user_id = $1 ORDER BY last_at DESC', [uuid]);
  await expect.poll(() => knownNetworksOf(guest!)).toEqual([{ network: 'now' }]);
  expect(await knownNetworksOf(traveller!)).toEqual(
    Array.from({ length: 20 }, (_, n) => ({ network: `place ${n + 1}` })),
  );
});

describe('a device of an earlier sign-in', () => {
  const signIn = async (email: string, secret: string, network: string, device?: string) => {
    const { data, code } = await graphql<{ login: { device: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { device } }',
      { input: { email, password: secret, device } },
      { from: `${network}::1` },
    );
    return { code, device: data?.login.device };
  };
  const begin = async () => {
    const [person, home] = [await buildUser(), somewhere()];
    return { email: person.email, home, ...(await signIn(person.email, password, home)) };
  };

  test('guesses of a neighbour or of strangers do not lock the device out', async () => {
    const { email, home, device } = await begin();
    for (let n = 0; n < 6; n += 1) await signIn(email, 'Not@right1', home);
    expect((await signIn(email, password, home)).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(email, password, home, device)).code).toBeUndefined();
    const guessed = await begin();
    await lock(guessed.email);
    // on a network where this account has not signed in
    expect((await signIn(guessed.email, password, somewhere(), guessed.device)).code).toBeUndefined();
    expect((await signIn(guessed.email, password, somewhere())).code).toBe('TOO_MANY_REQUESTS');
  });

  test('a device has five tries of its own, on any network and even in parallel', async () => {
    const { email, device } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(email, 'Not@right1', somewhere(), device)),
    );
    expect(answers.filter(({ code }) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(mostFailures.pair);
    expect((await signIn(email, password, somewhere(), device)).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(email, password, somewhere())).code).toBeUndefined();
  });

  test('a device mark counts only if it is ours and belongs to this account', async () => {
    const [{ email, home, device }, other] = [await begin(), await begin()];
    for (let n = 0; n < 6; n += 1) await signIn(email, 'Not@right1', home);
    const forged = `${device.slice(0, -4)}AAAA`;
    for (const mark of [other.device, forged, device.replace('.', ''), `${'A'.repeat(22)}.${'A'.repeat(43)}`, ''])
      expect((await signIn(email, password, home, mark)).code).toBe('TOO_MANY_REQUESTS');
  });
});
