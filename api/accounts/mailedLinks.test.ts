import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { password } from '../testing/build.ts';
import { startMail } from '../testing/mail.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMail>>;
beforeAll(async () => {
  api = await startApi();
  mail = await startMail(api);
});
afterAll(async () => {
  await mail?.close();
  await api?.close();
});

const send = async (name: string, type: string, input: object) => {
  const { code } = await api.graphql(`mutation ($input: ${type}!) { it: ${name}(input: $input) { __typename } }`, {
    input,
  });
  return code ?? 'done';
};
/** The path and token of the link in the next mail to an address. */
const nextLink = async (email: string) => {
  const { text } = await mail.next(email);
  const [, way, token] = /http:\/\/127\.0\.0\.1:\d+\/([\w-]+)\/([\w-]{43})\b/.exec(text ?? '') ?? [];
  return { way, token };
};

test('a user follows the mailed reset link and signs in', async () => {
  const { email } = await api.buildUser();
  expect(await send('forgotPassword', 'ForgotPasswordInput', { email })).toBe('done');
  const { way, token } = await nextLink(email);
  expect(way).toBe('reset-password');
  expect(await send('resetPassword', 'ResetPasswordInput', { token, password: 'My@own0ne' })).toBe('done');
  expect(await send('login', 'LoginInput', { email, password: 'My@own0ne' })).toBe('done');
  const message = await mail.next(email);
  expect(message.subject).toBe('Your password was changed');
  expect(message.text).toContain('Links of your calendars still work.');
});

test('a new user follows the mailed confirmation link, or a second one, and signs in', async () => {
  const email = 'newcomer@evm.example';
  const newcomer = { firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside', email, password };
  expect(await send('register', 'RegisterInput', newcomer)).toBe('done');
  expect((await nextLink(email)).way).toBe('verify-email');
  expect(await send('login', 'LoginInput', { email, password })).toBe('EMAIL_UNVERIFIED');
  expect(await send('resendVerification', 'ResendVerificationInput', { email })).toBe('done');
  const { token } = await nextLink(email);
  expect(await send('verifyEmail', 'VerifyEmailInput', { token })).toBe('done');
  expect(await send('login', 'LoginInput', { email, password })).toBe('done');
});
