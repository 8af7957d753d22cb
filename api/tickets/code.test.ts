import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCode, codeCount, toCode } from './code.ts';

const numbers = fc.integer({ min: 0, max: codeCount - 1 });

describe('a ticket code', () => {
  test('has eight letters, without those that look like digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(toCode(number)).toMatch(/^[A-HJ-NP-Z]{4} [A-HJ-NP-Z]{4}$/);
      }),
    );
    expect([toCode(0), toCode(1), toCode(codeCount - 1)]).toEqual(['AAAA AAAA', 'AAAA AAAB', 'ZZZZ ZZZZ']);
  });

  test('is decoded from any case and spacing', () => {
    const spaces = fc.array(fc.constantFrom('', ' ', '-', ' - ', '–', '\u00A0'), { minLength: 9, maxLength: 9 });
    const property = fc.property(numbers, spaces, fc.boolean(), (number, gaps, isLower) => {
      const letters = toCode(number).replace(' ', '');
      const typed = [...letters].map((letter, at) => gaps[at]! + letter).join('') + gaps[8]!;
      expect(fromCode(isLower ? typed.toLowerCase() : typed)).toBe(number);
    });
    fc.assert(property);
  });

  test.each([
    ['', 'nothing'],
    ['ABCD EFG', 'a letter too few'],
    ['ABCD EFGHJ', 'a letter too many'],
    ['ABCD EFGI', 'a letter that no code has'],
    ['ABCD EFG0', 'a digit'],
    ['ÄBCD EFGH', 'a letter of another alphabet'],
    [`ABCD${' '.repeat(40)}EFGH`, 'more than anybody types'],
  ])('%j is invalid: %s', (text) => {
    expect(fromCode(text)).toBeUndefined();
  });
});
