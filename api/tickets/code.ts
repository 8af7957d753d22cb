/* A ticket code: eight letters, easy to read out and type. I and O are excluded because they look like digits. */

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const length = 8;

/** The number of different codes, about 1.1 × 10¹¹. */
export const codeCount = letters.length ** length;

/** Formats the number of a ticket as its code: `ABCD EFGH`. */
export function toCode(ticketNumber: number): string {
  let code = '';
  for (let rest = ticketNumber; code.length < length; rest = Math.floor(rest / letters.length))
    code = letters[rest % letters.length]! + code;
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** Parses a typed code in any case, with spaces or dashes; undefined if invalid. */
export function fromCode(text: string): number | undefined {
  // bounds the work; no real input is longer
  if (text.length > 40) return undefined;
  const typed = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  const values = [...typed].map((letter) => letters.indexOf(letter));
  if (values.length !== length || values.includes(-1)) return undefined;
  return values.reduce((number, value) => number * letters.length + value, 0);
}
