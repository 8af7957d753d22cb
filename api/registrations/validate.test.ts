import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsInWords } from '../core/texts/inWords.ts';
import { type RegistrationForm, validateRegistration } from './validate.ts';

const form: RegistrationForm = { name: 'Asha Rao', email: 'asha@evm.example' };

test('a form needs only name and e-mail', () => {
  expect(validateRegistration(form)).toEqual({});
  expect(validateRegistration({ ...form, phone: '', specialRequirements: '' })).toEqual({});
  expect(validateRegistration({ ...form, phone: null, specialRequirements: null })).toEqual({});
});

test.each<[keyof RegistrationForm, string, string]>([
  ['name', '', 'Name is required'],
  ['name', '  ', 'Name is required'],
  ['name', 'a'.repeat(101), 'Name must be at most 100 characters'],
  ['name', 'As\u0000ha', 'Name must not contain control characters'],
  ['email', '', 'Email is required'],
  ['email', 'asha', 'Invalid email address'],
  ['email', 'asha@evm', 'Invalid email address'],
  ['email', 'asha\u0000@evm.example', 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@evm.example`, 'Invalid email address'],
  ['phone', 'call me', 'Invalid phone number'],
  ['phone', '1'.repeat(31), 'Invalid phone number'],
  ['specialRequirements', 'x'.repeat(1001), 'Special requirements must be at most 1,000 characters'],
  ['specialRequirements', 'a\u0000', 'Special requirements must not contain control characters'],
])('a form with %s = %j says: %s', (field, value, sentence) => {
  expect(problemsInWords(validateRegistration({ ...form, [field]: value }))).toEqual({ [field]: sentence });
});

test.each(['+91 80 5550 100', '080-5550-100', '(080) 5550.100', '112'])('%s is a phone number', (phone) => {
  expect(validateRegistration({ ...form, phone })).toEqual({});
});

test('special requirements may contain line breaks', () => {
  expect(validateRegistration({ ...form, specialRequirements: 'Vegetarian\nWheelchair' })).toEqual({});
});

test('no text makes the validator throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() =>
        validateRegistration({ name: text, email: text, phone: text, specialRequirements: text }),
      ).not.toThrow();
    }),
  );
});
