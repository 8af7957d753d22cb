import { expect, test } from 'vitest';
import { isOld } from './renewal.ts';

const token = (payload: object) =>
  `head.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
const hour = token({ iat: 1000, exp: 4600, sid: '???>>>' });

test.each([
  ['young in the first half of its life', hour, 2000, false],
  ['old in the second half', hour, 3000, true],
  ['never old without dates', token({}), 3000, false],
  ['never old when it cannot be read', 'nonsense', 3000, false],
])('a token is %s', (_name, jwt, seconds, old) => {
  expect(isOld(jwt, seconds * 1000)).toBe(old);
});
