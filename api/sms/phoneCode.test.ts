import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { quotaLimits } from '../accounts/quota.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { startGateway } from '../testing/gateway.ts';
import { makeJobsDue } from '../testing/mail.ts';
import { restOf } from '../testing/rest.ts';
import { saveSettings } from '../testing/settings.ts';
import { startAllWork } from '../work.ts';
import { forgetSentSms } from './sweep.ts';

const api = await startApi();
const { graphql, sql, tokenOf, buildUser } = api;
const rest = restOf(api);
const { twilio, arrived, answers, close } = await startGateway();
afterAll(async () => {
  await api.close();
  close();
});

const admin = await buildUser({ role: 'admin' });
let asha: Person;
let number: string;
let numbers = 0;
/** A number that no account has. */
const fresh = () => `+9198765${String((numbers += 1)).padStart(5, '0')}`;
beforeEach(async () => {
  answers.status = 201;
  arrived.length = 0;
  await saveSettings(api, admin, twilio);
  await sql('DELETE FROM sign_in_attempts');
  [asha, number] = [await buildUser(), fresh()];
});

type Settings = { phone: string | null; phoneVerified: boolean };
const fields = 'settings { phone phoneVerified }';
const save = async (phone: string, as = asha, from?: string) =>
  graphql<{ updateUserSettings: { settings: Settings } }>(
    `mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { ${fields} } }`,
    { input: { phone } },
    { token: await tokenOf(as), from },
  );
const again = async (as = asha) => graphql('mutation { sendPhoneCode { success } }', {}, { token: await tokenOf(as) });
const enter = async (code: string, as = asha) =>
  graphql<{ verifyPhone: { settings: Settings; user: { id: string } } }>(
    `mutation ($input: VerifyPhoneInput!) { verifyPhone(input: $input) { ${fields} user { id } } }`,
    { input: { code } },
    { token: await tokenOf(as) },
  );
const settingsOf = async (as = asha) =>
  (await graphql<{ viewer: { settings: Settings } }>(`{ viewer { ${fields} } }`, {}, { token: await tokenOf(as) })).data
    .viewer.settings;

/** Sends everything in the queue. Returns all messages that have arrived so far. */
async function sendAllQueued(): Promise<{ to: string | null; text: string; code: string }[]> {
  const stop = await startAllWork({ ...api, address: 'https://events.example' });
  do {
    await makeJobsDue(api);
    await pause(50);
  } while ((await sql(`SELECT FROM pgboss.job WHERE name = 'phone-code' AND state <= 'active'`)).length > 0);
  await stop();
  return arrived.map(({ body }) => {
    const form = new URLSearchParams(body);
    const text = form.get('Body')!;
    return { to: form.get('To'), text, code: text.slice(0, 6) };
  });
}
const lastCode = async () => (await sendAllQueued()).at(-1)!.code;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a new number gets one code, which verifies it', async () => {
  expect((await save(number)).data.updateUserSettings.settings).toEqual({ phone: number, phoneVerified: false });
  const [message, ...more] = await sendAllQueued();
  expect(more).toEqual([]);
  expect(message).toEqual({
    to: number,
    code: expect.stringMatching(/^\d{6}$/),
    text: `${message!.code} is your code for Campus Events. It works for 10 minutes. If you did not ask for it, ignore this message.`,
  });
  const typed = `${message!.code.slice(0, 3)} ${message!.code.slice(3)}`;
  expect((await enter(typed)).data.verifyPhone).toEqual({
    settings: { phone: number, phoneVerified: true },
    user: { id: asha.id },
  });
  expect((await save(number)).data.updateUserSettings.settings.phoneVerified).toBe(true);
  expect(await sendAllQueued()).toHaveLength(1);
  // a code works once
  expect((await enter(message!.code)).code).toBe('VALIDATION_FAILED');
});

test('a number can be verified over REST', async () => {
  const put = await rest('PUT /api/settings/user', { as: asha, body: { phone: number } });
  expect(put.body.data).toMatchObject({ phone: number, phoneVerified: false });
  const first = await lastCode();
  const more = await rest('POST /api/settings/user/phone/code', { as: asha });
  expect(more).toMatchObject({ status: 200, body: { message: 'A code is on its way to your phone.' } });
  const code = await lastCode();
  const verify = (typed: string) => rest('POST /api/settings/user/phone/verify', { as: asha, body: { code: typed } });
  // only the last code works; with a chance of one in a million, both are the same
  expect(await verify(first === code ? other(code) : first)).toMatchObject({
    status: 400,
    body: { fields: { code: 'The code is not right. Look at the last message that we have sent.' } },
  });
  expect((await verify(code)).body.data).toMatchObject({ phone: number, phoneVerified: true });
});

test('without a gateway, a number is stored unverified, and can get a code after a gateway is configured', async () => {
  await saveSettings(api, admin, {});
  expect((await save(number)).data.updateUserSettings.settings).toEqual({ phone: number, phoneVerified: false });
  expect(await again()).toMatchObject({ code: 'FORBIDDEN', message: 'Text messages are not set up here.' });
  expect(await sendAllQueued()).toEqual([]);
  await saveSettings(api, admin, twilio);
  expect((await again()).errors).toEqual([]);
  await enter(await lastCode());
  expect((await settingsOf()).phoneVerified).toBe(true);
});

test('only an unverified number gets a code; removing a number also removes its verification', async () => {
  await save(number);
  await enter(await lastCode());
  const next = fresh();
  await save(next);
  expect(await settingsOf()).toEqual({ phone: next, phoneVerified: false });
  expect((await sendAllQueued()).map(({ to }) => to)).toEqual([number, next]);
  await save(number);
  expect(await settingsOf()).toEqual({ phone: number, phoneVerified: true });
  await save('');
  await save(number);
  expect(await settingsOf()).toEqual({ phone: number, phoneVerified: false });
  expect((await sendAllQueued()).map(({ to }) => to)).toEqual([number, next, number]);
});

test('a code for the previous number does not verify the new one', async () => {
  await save(number);
  const code = await lastCode();
  await sql('UPDATE users SET phone = $2 WHERE id = $1', [asha.uuid, fresh()]);
  expect((await enter(code)).fields).toEqual({ code: 'This code works no longer. Have another one sent.' });
  expect((await settingsOf()).phoneVerified).toBe(false);
});

test('no code is sent without a number or to a verified one', async () => {
  expect((await again()).fields).toEqual({ phone: 'Save a phone number first' });
  await save(number);
  await enter(await lastCode());
  expect((await again()).fields).toEqual({ phone: 'This number is verified already' });
});

test('a code allows five guesses, even concurrent ones, and then becomes invalid', async () => {
  await save(number);
  const code = await lastCode();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(other(code))));
  const problems = guesses.map((answer) => answer.fields?.code);
  expect(problems.filter((each) => each?.startsWith('The code is not right'))).toHaveLength(5);
  expect(problems.filter((each) => each?.startsWith('This code works no longer'))).toHaveLength(15);
  expect((await enter(code)).code).toBe('VALIDATION_FAILED');
  expect((await settingsOf()).phoneVerified).toBe(false);
});

test('a malformed code does not count as an attempt; a code of another person or an expired code is refused', async () => {
  await save(number);
  const code = await lastCode();
  for (let n = 0; n < 6; n += 1) expect((await enter('12345')).fields).toEqual({ code: 'The code has 6 digits' });
  const ben = await buildUser();
  expect((await enter(code, ben)).code).toBe('VALIDATION_FAILED');
  await sql(`UPDATE phone_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [asha.uuid]);
  expect((await enter(code)).code).toBe('VALIDATION_FAILED');
  await forgetSentSms.run(api);
  expect(await sql('SELECT FROM phone_codes WHERE user_id = $1', [asha.uuid])).toEqual([]);
});

test('codes are stored encrypted, both in their table and in jobs', async () => {
  await save(number);
  const code = await lastCode();
  const [job] = await sql<{ text: string }>(
    `SELECT (SELECT string_agg(c::text, ' ') FROM phone_codes c) || (SELECT string_agg(j.data::text, ' ') FROM pgboss.job j) AS text`,
  );
  expect(job!.text).toContain(number);
  expect(job!.text).not.toContain(code);
});

test('a failed gateway request is retried with the same code', async () => {
  answers.status = 503;
  await save(number);
  const stop = await startAllWork({ ...api, address: 'https://events.example' });
  await expect.poll(() => makeJobsDue(api).then(() => arrived.length)).toBeGreaterThan(1);
  answers.status = 201;
  await stop();
  await sendAllQueued();
  expect(new Set(arrived.map(({ body }) => body)).size).toBe(1);
  expect(new Set(arrived.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

describe('limits of codes that protect the phones of strangers', () => {
  const tooMany = (whose: string) => ({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many codes were sent ${whose}. Please wait and try again later.`,
  });

  test('per number, across accounts and networks', async () => {
    const strangers = await api.buildUsers(quotaLimits.codesADayToPhone + 3);
    const saved = await Promise.all(strangers.map((each, n) => save(number, each, `2001:db8:${n}::1`)));
    const refused = saved.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(3);
    for (const each of refused) expect(each).toMatchObject(tooMany('to this number'));
    expect(await sendAllQueued()).toHaveLength(quotaLimits.codesADayToPhone);
    // a refused number is not saved
    expect(await sql('SELECT FROM users WHERE phone = $1', [number])).toHaveLength(quotaLimits.codesADayToPhone);
  });

  test('per account, across numbers', async () => {
    for (let n = 0; n < quotaLimits.codesADayOfAccount; n += 1) expect((await save(fresh())).errors).toEqual([]);
    expect(await save(fresh())).toMatchObject(tooMany('for your account'));
    expect(await again()).toMatchObject(tooMany('for your account'));
  });

  test('per network, across accounts and numbers', async () => {
    await save(fresh(), asha, '198.51.100.1');
    await sql(`UPDATE sign_in_attempts SET failures = $1 WHERE bucket LIKE 'codes from %198.51.100.1%'`, [
      quotaLimits.codesAnHour,
    ]);
    const ben = await buildUser();
    expect(await save(fresh(), ben, '198.51.100.1')).toMatchObject(tooMany('from your network'));
    expect((await save(fresh(), ben, '198.51.100.2')).errors).toEqual([]);
  });
});
