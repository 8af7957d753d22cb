import { expect, test } from 'vitest';
import { errorFields, errorMessage, serverError } from './errors.ts';

test('a server error carries its message, code, fields and waiting time', () => {
  const error = serverError(
    [{ message: 'Slow down.', extensions: { code: 'TOO_MANY_REQUESTS', fields: { email: 'No.' }, retryAfter: 9 } }],
    'Sorry',
  );
  expect(error).toMatchObject({ message: 'Slow down.', code: 'TOO_MANY_REQUESTS', retryAfter: 9 });
  expect(errorFields(error)).toEqual({ email: 'No.' });
});

test.each([
  [serverError([], 'Sorry'), 'Sorry'],
  [serverError([{ message: 'Full.' }], 'Sorry'), 'Full.'],
  [new TypeError('x is not a function'), 'Failed'],
  ['odd', 'Failed'],
])('the message shown for %s is its own, or else the fallback', (error, sentence) => {
  expect(errorMessage(error, 'Failed')).toBe(sentence);
});
