import { createHmac } from 'node:crypto';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Claims, type Google, makeKey, startGoogle } from '../testing/google.ts';
import { readIdToken } from './google.ts';

const log = pino({ level: 'silent' });
let google: Google;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google?.close());
afterEach(() => {
  vi.useRealTimers();
});

const read = (token: string, of = google) => readIdToken(of.config, token, log);
const refused = { message: 'Google login failed', extensions: { code: 'UNAUTHENTICATED' } };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

test('who Google says they are is read from its token, in any case of letters of the address', async () => {
  const claims = { sub: '42', email: 'Nina.Iyer@College.Example', picture: 'https://photos.example/n.jpg' };
  expect(await read(await google.idToken(claims))).toEqual({
    subject: '42',
    email: 'nina.iyer@college.example',
    firstName: 'Nina',
    lastName: 'Iyer',
    photo: 'https://photos.example/n.jpg',
  });
});

test.each(['https://accounts.google.com', 'accounts.google.com'])('%s is how Google calls itself', async (iss) => {
  expect((await read(await google.idToken({ iss }))).firstName).toBe('Nina');
});

describe('a token is worth nothing', () => {
  const signed = (claims: Claims) => () => google.idToken(claims);
  test.each<[string, () => Promise<string> | string]>([
    ['that nobody has signed', () => `${part({ alg: 'none' })}.${part(google.someone())}.`],
    [
      'that is signed with the public key as a password',
      () => {
        const text = `${part({ alg: 'HS256', kid: google.key().kid })}.${part(google.someone())}`;
        return `${text}.${createHmac('sha256', google.key().spki).update(text).digest('base64url')}`;
      },
    ],
    [
      'of another key that goes by the same name',
      async () => google.sign(google.someone(), await makeKey(google.key().kid)),
    ],
    ['of a key that Google does not know', async () => google.sign(google.someone(), await makeKey('unknown'))],
    ['that has expired', signed({ iat: now() - 3700, exp: now() - 100 })],
    ['that has expired, however long it says it is good', signed({ iat: now() - 7200, exp: now() + 9999 })],
    ['that is not good yet', signed({ nbf: now() + 600 })],
    ['from the future', signed({ iat: now() + 600, exp: now() + 4200 })],
    ['for another client', signed({ aud: 'other.apps.example' })],
    ['of another issuer', signed({ iss: 'https://accounts.google.com.evil.example' })],
    ['of an address that is not confirmed', signed({ email_verified: false })],
    ['of an address that is confirmed in words only', signed({ email_verified: 'true' })],
    ['that says nothing of whether the address is confirmed', signed({ email_verified: undefined })],
    ['of nobody', signed({ sub: undefined })],
    ['of somebody without a name at Google', signed({ sub: '' })],
    ['of a number', signed({ sub: 7 })],
    ['that is good for ever', signed({ exp: undefined })],
    ['that was never made', signed({ iat: undefined })],
    ['without an address', signed({ email: undefined })],
    ['with a list of addresses', signed({ email: ['nina@evm.example'] })],
    ['with an address that is none', signed({ email: 'nina' })],
    [
      'whose text was exchanged',
      async () => {
        const [head, , signature] = (await google.idToken()).split('.');
        return `${head}.${part(google.someone({ email: 'admin@evm.example' }))}.${signature}`;
      },
    ],
    ['whose signature is cut off', async () => (await google.idToken()).replace(/\.[^.]+$/, '.')],
    [
      'that brings its own key',
      async () => {
        const key = await makeKey();
        const text = await google.sign(google.someone(), key);
        const [, body, signature] = text.split('.');
        return `${part({ alg: 'RS256', jwk: key.jwk })}.${body}.${signature}`;
      },
    ],
    ['that is a word', () => 'undefined'],
    ['that is empty', () => ''],
  ])('%s', async (_, forge) => {
    await expect(read(await forge())).rejects.toMatchObject(refused);
  });
});

describe('the keys of Google', () => {
  test('are asked for once for many, and not once for each', async () => {
    const own = await startGoogle();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => own.idToken()));
    await Promise.all(tokens.map((token) => read(token, own)));
    for (const token of tokens) await read(token, own);
    expect(own.asked()).toBe(1);
    await own.close();
  });

  test('may change: new ones are asked for, but not each time that a forger names one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const own = await startGoogle();
    await read(await own.idToken(), own);
    const old = own.key();
    await own.rotate();
    vi.setSystemTime(Date.now() + 31_000);
    expect((await read(await own.idToken(), own)).firstName).toBe('Nina');
    expect(own.asked()).toBe(2);
    await expect(read(await own.sign(own.someone(), old), own)).rejects.toMatchObject(refused);
    const forged = await own.sign(own.someone(), await makeKey());
    for (let i = 0; i < 5; i++) await expect(read(forged, own)).rejects.toMatchObject(refused);
    expect(own.asked()).toBe(2);
    await own.close();
  });

  test('cannot be had: that is not the fault of who signs in, and it works again when Google does', async () => {
    const own = await startGoogle();
    own.work(false);
    const token = await own.idToken();
    const unavailable = { extensions: { code: 'UNAVAILABLE', retryAfter: 5 } };
    await expect(read(token, own)).rejects.toMatchObject(unavailable);
    own.work(true);
    expect((await read(token, own)).firstName).toBe('Nina');
    await own.close();
    const nobody = { ...own, config: { ...own.config, jwksUrl: 'http://127.0.0.1:9/certs' } };
    await expect(read(token, nobody)).rejects.toMatchObject(unavailable);
  });
});

test.each<[string, Claims, [string, string]]>([
  ['both names', { given_name: ' Nina  Maria ', family_name: 'Iyer' }, ['Nina Maria', 'Iyer']],
  ['only the whole name', { given_name: undefined, family_name: undefined, name: 'Nina van Dyk' }, ['Nina', 'van Dyk']],
  ['one name only', { name: 'Madonna', given_name: 'Madonna', family_name: undefined }, ['Madonna', 'Madonna']],
  ['letters instead of names', { name: 'N I', given_name: 'N', family_name: 'I' }, ['nina.iyer', 'nina.iyer']],
  ['no name', { name: undefined, given_name: undefined, family_name: undefined }, ['nina.iyer', 'nina.iyer']],
  ['something else', { name: 7, given_name: ['x'], family_name: {} }, ['nina.iyer', 'nina.iyer']],
  ['names over several lines', { given_name: 'Ni\u0000na\n', family_name: 'Iyer\tRao' }, ['Ni na', 'Iyer Rao']],
])('of somebody with %s an account can be made', async (_, names, expected) => {
  const person = await read(await google.idToken({ email: 'nina.iyer@evm.example', ...names }));
  expect([person.firstName, person.lastName]).toEqual(expected);
});

test('names that are too long are cut, but not within a letter', async () => {
  const { firstName } = await read(await google.idToken({ given_name: `N${'😀'.repeat(80)}` }));
  expect(firstName).toBe(`N${'😀'.repeat(49)}`);
});

test.each([
  undefined,
  7,
  'http://photos.example/n.jpg',
  'javascript:alert(1)',
  `https://p.example/${'x'.repeat(3000)}`,
  '/uploads/a.webp',
])('a photo at %s is left out', async (picture) => {
  expect((await read(await google.idToken({ picture }))).photo).toBeNull();
});
