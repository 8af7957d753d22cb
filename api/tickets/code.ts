/*
 * The code of a ticket: eight letters that can be read out and typed. Without I and O, which look like digits.
 */

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const length = 8;

/** How many tickets have codes of their own: some 110 thousand million. */
export const mostCodes = letters.length ** length;

/** The code of a ticket's number, as people read it: `ABCD EFGH`. */
export function toCode(ticketNumber: number): string {
  let code = '';
  for (let rest = ticketNumber; code.length < length; rest = Math.floor(rest / letters.length))
    code = letters[rest % letters.length]! + code;
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** The number behind what somebody has typed, whatever its case, with spaces or dashes; undefined where it is no code. */
export function fromCode(text: string): number | undefined {
  // longer than anybody spaces it
  if (text.length > 40) return undefined;
  const typed = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  const values = [...typed].map((letter) => letters.indexOf(letter));
  if (values.length !== length || values.includes(-1)) return undefined;
  return values.reduce((number, value) => number * letters.length + value, 0);
}
