import { expect, test } from 'vitest';
import { isDueForRenewal } from './renewal.ts';

const token = (payload: object) =>
  `head.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
const hour = token({ iat: 1000, exp: 4600, sid: '???>>>' });

test.each([
  ['fresh in the first half of its lifetime', hour, 2000, false],
  ['old in the second half', hour, 3000, true],
  ['fresh if it has no dates', token({}), 3000, false],
  ['fresh if it cannot be parsed', 'nonsense', 3000, false],
])('a token is %s', (_name, jwt, seconds, old) => {
  expect(isDueForRenewal(jwt, seconds * 1000)).toBe(old);
});
