import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsInWords } from '../core/texts/inWords.ts';
import {
  emailProblem,
  normalizeEmail,
  type SignUpForm,
  validateProfile,
  validateSignIn,
  validateSignUp,
  validateSignUpForm,
} from './validate.ts';

const form: SignUpForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@evm.example',
  password: 'Evm@demo1',
  confirmPassword: 'Evm@demo1',
  college: 'Evergreen Institute',
  acceptTerms: true,
};
const weak =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character';

test('a complete form has no problems', () => {
  expect(validateSignUpForm(form)).toEqual({});
  expect(validateSignIn({ email: form.email, password: 'sixsix' })).toEqual({});
  expect(validateProfile(form)).toEqual({});
});

test.each<[keyof SignUpForm, string, string]>([
  ['firstName', '', 'First name is required'],
  ['firstName', '   ', 'First name is required'],
  ['firstName', 'A', 'First name must be at least 2 characters'],
  ['firstName', ' A ', 'First name must be at least 2 characters'],
  ['firstName', 'a'.repeat(101), 'First name must be at most 100 characters'],
  ['firstName', 'As\u0000ha', 'First name must not contain control characters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'R', 'Last name must be at least 2 characters'],
  ['lastName', 'r'.repeat(101), 'Last name must be at most 100 characters'],
  ['email', '', 'Email is required'],
  ['email', ' ', 'Email is required'],
  ['email', 'asha', 'Invalid email address'],
  ['email', 'asha@evm', 'Invalid email address'],
  ['email', 'asha@evm..example', 'Invalid email address'],
  ['email', 'as ha@evm.example', 'Invalid email address'],
  ['email', 'asha@evm.example, ravi@evm.example', 'Invalid email address'],
  ['email', 'Asha <asha@evm.example>', 'Invalid email address'],
  ['email', 'asha\u0000@evm.example', 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@evm.example`, 'Invalid email address'],
  ['password', '', 'Password is required'],
  ['password', 'Evm@de1', 'Password must be at least 8 characters'],
  ['password', 'evm@demo1', weak],
  ['password', 'EVM@DEMO1', weak],
  ['password', 'Evm@demos', weak],
  ['password', 'Evm-demo1', weak],
  ['password', `Evm@demo1${'x'.repeat(120)}`, 'Password must be at most 128 characters'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'Evm@demo2', 'Passwords must match'],
  ['college', '', 'College name is required'],
  ['college', ' \t', 'College name is required'],
  ['college', 'c'.repeat(151), 'College name must be at most 150 characters'],
])('signing up with %s = %j says: %s', (field, value, sentence) => {
  expect(problemsInWords(validateSignUpForm({ ...form, [field]: value }))[field]).toBe(sentence);
});

test('signing up without accepting the terms says so', () => {
  expect(problemsInWords(validateSignUpForm({ ...form, acceptTerms: false }))).toEqual({
    acceptTerms: 'You must accept the terms and conditions',
  });
});

test.each(['@', '$', '!', '%', '*', '?', '&'])('%s counts as a special character', (special) => {
  expect(validateSignUp({ ...form, password: `Evmdemo1${special}` })).toEqual({});
});

test.each([
  ['', 'Password is required'],
  ['fives', 'Password must be at least 6 characters'],
  ['x'.repeat(129), 'Password must be at most 128 characters'],
])('signing in with the password %j says: %s', (password, sentence) => {
  expect(problemsInWords(validateSignIn({ email: form.email, password }))).toEqual({ password: sentence });
});

test.each([
  ['', 'Email is required'],
  ['asha@', 'Invalid email address'],
])('signing in with the e-mail %j says: %s', (email, sentence) => {
  expect(problemsInWords(validateSignIn({ email, password: form.password }))).toEqual({ email: sentence });
});

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['college', 'College name is required'],
])('a profile without %s says: %s', (field, sentence) => {
  expect(problemsInWords(validateProfile({ ...form, [field]: ' ' }))).toEqual({ [field]: sentence });
});

test.each(['o’neill+events@sub.evm.example', 'ñandú@evm.example', "o'neill@evm.example", 'a@b.co'])(
  '%s is an e-mail address',
  (email) => {
    expect(emailProblem(email)).toBeUndefined();
  },
);

test('no text makes the validators throw, and an accepted e-mail address stays accepted when normalised', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
      validateSignUpForm({ ...form, firstName: one, lastName: other, email: one, password: other, college: one });
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      fc.pre(!emailProblem(email));
      expect(emailProblem(normalizeEmail(email))).toBeUndefined();
      expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email));
    }),
  );
});
