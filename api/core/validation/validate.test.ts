import { expect, test } from 'vitest';
import { inWords } from '../texts/inWords.ts';
import { lineProblem } from './validate.ts';
import { problem } from '../texts/problemTexts.ts';

const problemOf = (text: string) => lineProblem(text, problem('reason'));

test.each([
  ['Latin', 'Asha Rao'],
  ['accents, put together', 'Zoë Müller'],
  ['accents, taken apart', 'Zoe\u0308 Mu\u0308ller'],
  ['apostrophes and hyphens', 'Máire O’Brien-Ní Dhómhnaill'],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Persian, two names', 'علی\u200cرضا حسینی'],
  ['Urdu', 'فاطمہ'],
  ['Hebrew', 'יעל כהן'],
  ['Hindi with a joiner', 'क\u094d\u200dष'],
  ['Marathi with an eyelash ra', 'द\u0930\u094d\u200dया'],
  ['Kannada with a joiner before the virama', 'ರ\u200d\u0ccdಕ'],
  ['Bengali with a joiner before the virama', 'র\u200d\u09cdয'],
  ['Malayalam with an old final consonant', 'അവന\u0d4d\u200d'],
  ['Sinhala', 'ශ\u0dca\u200dරී ලංකා'],
  ['Tamil', 'தமிழ்'],
  ['Khmer', 'សុខា'],
  ['Mongolian with a variant', 'ᠮᠣᠩ\u180bᠭᠣᠯ'],
  ['Japanese with a variant of an ideograph', '葛\u{e0100}城'],
  ['Chinese with an ideographic space', '王\u3000小明'],
  ['Korean', '김민수'],
  ['a space that does not break', '10\u00a0km run'],
  ['a heart', 'We ❤\ufe0f robots'],
  ['a family', '👨\u200d👩\u200d👧\u200d👦'],
  ['a person at a computer', '👩🏽\u200d💻'],
  ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a keycap', '1\ufe0f\u20e3 first'],
  ['an emoji of next year', '\u{1f8ff}\u{1faff}'],
])('%s is accepted', (_, text) => {
  expect(problemOf(text)).toBeUndefined();
});

test.each([
  ['a zero-width space', 'As\u200bha'],
  ['a joiner in Latin', 'As\u200dha'],
  ['a non-joiner in Latin', 'As\u200cha'],
  ['a joiner at the end', 'علی\u200c'],
  ['a joiner at the beginning', '\u200cعلی'],
  ['two joiners', 'می\u200c\u200cخواهم'],
  ['a joiner between scripts', 'aـ\u200db'],
  ['a joiner after a virama’s vowel only', 'a\u200d\u094d'],
  ['a word joiner', 'As\u2060ha'],
  ['a byte order mark', '\ufeffAsha\ufeff Rao'],
  ['a soft hyphen', 'As\u00adha'],
  ['an override of the direction', 'gpj.\u202eexe'],
  ['an embedding', '\u202aAsha\u202c'],
  ['an isolate', '\u2067Asha\u2069'],
  ['a left-to-right mark', 'Asha\u200e'],
  ['a right-to-left mark', 'Asha\u200f'],
  ['an Arabic letter mark', 'Asha\u061c'],
  ['a line separator', 'Asha\u2028Rao'],
  ['a paragraph separator', 'Asha\u2029Rao'],
  ['a Hangul filler', '\u3164\u3164'],
  ['a half-width Hangul filler', 'Asha\uffa0'],
  ['a blank of Braille', '\u2800\u2800'],
  ['a variation selector by itself', 'As\ufe0fha'],
  ['a variation selector behind a digit', 'Team 1\ufe0f'],
  ['an ideographic variation without an ideograph', 'As\u{e0100}ha'],
  ['tags', 'Asha\u{e0041}\u{e0042}'],
  ['tags without an end behind a flag', '🏴\u{e0067}\u{e0062}'],
  ['an annotation', 'As\ufff9ha'],
  ['a joiner of graphemes', 'As\u034fha'],
  ['an unassigned character', 'As\u0378ha'],
  ['a noncharacter', 'As\uffffha'],
])('%s is refused', (_, text) => {
  expect(inWords(problemOf(text)!)).toBe('Reason must not contain invisible characters');
});

test.each(['As\u0000ha', 'As\nha', 'As\tha', 'As\u0085ha', 'As\u007fha', 'As\ud83dha', 'As\ude00ha'])(
  '%j has a control character',
  (text) => {
    expect(inWords(problemOf(text)!)).toBe('Reason must not contain control characters');
  },
);
