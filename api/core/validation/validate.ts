import { problem } from '../texts/problemTexts.ts';
import type { Sentence } from '../texts/texts.ts';

/** Maximum points of an award. */
export const mostPoints = 1_000_000;

/** Maximum length of a search, in characters. */
export const longestSearch = 200;

/** Whether an id is empty, or a missing value converted to text. */
export const isMissingId = (id: string): boolean => ['', 'undefined', 'null'].includes(id.trim());

/** Letters and marks of the scripts that spell words with the joiners U+200C and U+200D. */
const joining =
  '(?![\\u200c\\u200d])[' +
  [
    'Arab',
    'Syrc',
    'Mong',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Khmr',
    'Mymr',
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('') +
  ']';

/** Invisible characters that are legitimate: in words of these scripts, in emoji, and after characters with variants. */
const needed = new RegExp(
  [
    `(?<=${joining}\\p{M}*)[\\u200c\\u200d](?=\\p{M}*${joining})`,
    // an older spelling of final consonants: after the sign that removes the vowel
    '(?<=[\\u094d\\u09cd\\u0d4d\\u0dca])\\u200d',
    '(?<=(?:\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier}))\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
    '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}',
    '(?<=\\p{Unified_Ideograph})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]',
  ].join('|'),
  'gu',
);

/** Includes unassigned characters, except those that are reserved for emoji: the author's system may already know them. */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\ufff9-\ufffb\u2800]|(?!\p{Extended_Pictographic})\p{Cn}/u;

/** Whether a line contains control characters, or half of a character (a lone surrogate), which UTF-8 cannot store. */
export const hasControl = (line: string): boolean => /[\p{Cc}\p{Cs}]/u.test(line);

/** The same for a text, which may have line breaks and tabs. */
export const hasControlInLines = (text: string): boolean => hasControl(text.replace(/[\r\n\t]/g, ''));

/**
 * The problem with a line of text: it contains control characters, or characters that are invisible or change the text
 * direction. Such characters make a text look like another one.
 */
export function lineProblem(text: string, field: Sentence): Sentence | undefined {
  if (hasControl(text)) return problem('controlCharacters', { field });
  return invisible.test(text) && invisible.test(text.replace(needed, ''))
    ? problem('invisibleCharacters', { field })
    : undefined;
}

/** Leaves out the fields without a problem. */
export const onlyProblems = <Field extends string>(
  all: Readonly<Partial<Record<Field, Sentence | null>>>,
): Partial<Record<Field, Sentence>> =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem)) as Partial<Record<Field, Sentence>>;

/** Maximum length of the reason for a rejection, in characters. */
export const longestReason = 500;

export function reasonProblem(reason: string): Sentence | undefined {
  const field = problem('reason');
  if (!reason.trim()) return problem('required', { field });
  if (reason.trim().length > longestReason) return problem('tooLong', { field, most: longestReason });
  return hasControlInLines(reason) ? problem('controlCharacters', { field }) : undefined;
}

/** Whether this is the IANA name of a time zone, such as `Asia/Kolkata`. An offset is not. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
