import { expect, test } from 'vitest';
import { latinOf } from './latin.ts';

test.each([
  ['राम', ['ram', 'rama']],
  ['दीपक', ['deepak', 'dipak']],
  ['पूजा शर्मा', ['pooja', 'puja', 'sharma']],
  ['कृष्ण', ['krishna', 'krishn']],
  ['लक्ष्मी', ['lakshmi']],
  ['रामचरण', ['ramcharan']],
  ['विश्वनाथ', ['vishwanath', 'vishvanath']],
  ['ज्ञानेश', ['gyanesh', 'jnanesh']],
  ['अंबिका', ['ambika']],
  ['संजय', ['sanjay']],
  ['फ़रहान', ['farhan']],
  ['ज़ोया', ['zoya']],
  ['आदित्य', ['aditya']],
  ['ಗೀತಾ', ['geetha', 'geeta', 'gita']],
  ['ಲತಾ', ['latha', 'lata']],
  ['ಶ್ರೀನಿವಾಸ', ['shreenivasa', 'shrinivasa']],
  ['ಮಂಜುನಾಥ', ['manjunatha']],
  ['ಬೆಂಗಳೂರು', ['bengaluru', 'bengalooru']],
  ['ಕನ್ನಡ', ['kannada']],
  ['ರಾಮಂ', ['ramam']],
  ['ಗೌಡ', ['gowda', 'gauda']],
  ['ಸ್ವಾಮಿ', ['swamy', 'svami']],
  ['ರೆಡ್ಡಿ', ['reddy', 'reddi']],
  ['ಜ್ಞಾನ', ['jnana', 'gyana']],
])('%s is found by the usual spellings', (text, spellings) => {
  expect(latinOf(text).split(' ')).toEqual(expect.arrayContaining(spellings));
});

test('only words in Devanagari or Kannada have spellings, and each spelling comes once', () => {
  expect(latinOf('')).toBe('');
  expect(latinOf('Zoë Müller 李雷')).toBe('');
  expect(latinOf('Nila राम, राम!')).toBe('rama ram');
});
