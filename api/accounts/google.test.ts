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

test('a valid token describes the person, with the address in lower case', async () => {
  const claims = { sub: '42', email: 'Nina.Iyer@College.Example', picture: 'https://photos.example/n.jpg' };
  expect(await read(await google.idToken(claims))).toEqual({
    subject: '42',
    email: 'nina.iyer@college.example',
    firstName: 'Nina',
    lastName: 'Iyer',
    photo: 'https://photos.example/n.jpg',
  });
});

test.each(['https://accounts.google.com', 'accounts.google.com'])('%s is accepted as issuer', async (iss) => {
  expect((await read(await google.idToken({ iss }))).firstName).toBe('Nina');
});

describe('invalid Google tokens', () => {
  const signed = (claims: Claims) => () => google.idToken(claims);
  test.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => `${part({ alg: 'none' })}.${part(google.someone())}.`],
    [
      'signed with the public key as HMAC secret',
      () => {
        const text = `${part({ alg: 'HS256', kid: google.key().kid })}.${part(google.someone())}`;
        return `${text}.${createHmac('sha256', google.key().spki).update(text).digest('base64url')}`;
      },
    ],
    [
      'signed by another key with the same id',
      async () => google.sign(google.someone(), await makeKey(google.key().kid)),
    ],
    ['signed by a key that Google does not have', async () => google.sign(google.someone(), await makeKey('unknown'))],
    ['that has expired', signed({ iat: now() - 3700, exp: now() - 100 })],
    ['older than an hour, even with a later expiry', signed({ iat: now() - 7200, exp: now() + 9999 })],
    ['that is not valid yet', signed({ nbf: now() + 600 })],
    ['from the future', signed({ iat: now() + 600, exp: now() + 4200 })],
    ['for another client', signed({ aud: 'other.apps.example' })],
    ['of another issuer', signed({ iss: 'https://accounts.google.com.evil.example' })],
    ['with an unconfirmed address', signed({ email_verified: false })],
    ['with the text "true" instead of a confirmed address', signed({ email_verified: 'true' })],
    ['that does not say whether the address is confirmed', signed({ email_verified: undefined })],
    ['without a subject', signed({ sub: undefined })],
    ['with an empty subject', signed({ sub: '' })],
    ['with a number as subject', signed({ sub: 7 })],
    ['without an expiry', signed({ exp: undefined })],
    ['without a time of issue', signed({ iat: undefined })],
    ['without an address', signed({ email: undefined })],
    ['with a list of addresses', signed({ email: ['nina@evm.example'] })],
    ['with an invalid address', signed({ email: 'nina' })],
    [
      'with a replaced payload',
      async () => {
        const [head, , signature] = (await google.idToken()).split('.');
        return `${head}.${part(google.someone({ email: 'admin@evm.example' }))}.${signature}`;
      },
    ],
    ['with the signature cut off', async () => (await google.idToken()).replace(/\.[^.]+$/, '.')],
    [
      'that contains its own key',
      async () => {
        const key = await makeKey();
        const text = await google.sign(google.someone(), key);
        const [, body, signature] = text.split('.');
        return `${part({ alg: 'RS256', jwk: key.jwk })}.${body}.${signature}`;
      },
    ],
    ['that is a word', () => 'undefined'],
    ['that is empty', () => ''],
  ])('a token %s is refused', async (_, forge) => {
    await expect(read(await forge())).rejects.toMatchObject(refused);
  });
});

describe('the public keys of Google', () => {
  test('one fetch of the keys serves many tokens', async () => {
    const own = await startGoogle();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => own.idToken()));
    await Promise.all(tokens.map((token) => read(token, own)));
    for (const token of tokens) await read(token, own);
    expect(own.requestCount()).toBe(1);
    await own.close();
  });

  test('rotated keys are fetched again, but not for every forged key id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const own = await startGoogle();
    await read(await own.idToken(), own);
    const old = own.key();
    await own.rotate();
    vi.setSystemTime(Date.now() + 31_000);
    expect((await read(await own.idToken(), own)).firstName).toBe('Nina');
    expect(own.requestCount()).toBe(2);
    await expect(read(await own.sign(own.someone(), old), own)).rejects.toMatchObject(refused);
    const forged = await own.sign(own.someone(), await makeKey());
    for (let i = 0; i < 5; i++) await expect(read(forged, own)).rejects.toMatchObject(refused);
    expect(own.requestCount()).toBe(2);
    await own.close();
  });

  test('unavailable keys answer UNAVAILABLE, and sign-in works again once Google answers', async () => {
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
])('claims with %s yield two valid names', async (_, names, expected) => {
  const person = await read(await google.idToken({ email: 'nina.iyer@evm.example', ...names }));
  expect([person.firstName, person.lastName]).toEqual(expected);
});

test('long names are truncated without splitting a character', async () => {
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
])('a photo at %s is ignored', async (picture) => {
  expect((await read(await google.idToken({ picture }))).photo).toBeNull();
});
