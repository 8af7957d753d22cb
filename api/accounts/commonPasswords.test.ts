import { expect, test } from 'vitest';
import { inWords } from '../core/texts/inWords.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@ssw0rd1!',
  'Pa$$word1',
  'Passw0rd!',
  'Qwerty123!',
  'Welcome@123',
  'Admin@123',
  'Abc@1234',
  'Iloveyou1!',
  '1Qaz@wsx',
  '!1Password',
  'Dragon@2026',
  'Footba11!',
  'W1nter@1',
  'ＰAssword1!',
])('%s is too common', (password) => {
  expect(inWords(chosenPasswordProblem(password)!)).toBe(
    'Password is too common, please choose one that others would not think of',
  );
});

test.each(['Evm@demo1', 'Lantern@2walk', 'Dragon@84721946', 'Zk7!qqbV', 'Correct@1horse-battery', 'Straße@1weit'])(
  '%s may be chosen',
  (password) => {
    expect(chosenPasswordProblem(password)).toBeUndefined();
  },
);

test('a password that breaks another rule gets that message first', () => {
  expect(inWords(chosenPasswordProblem('password')!)).toContain('must contain at least one uppercase letter');
});
