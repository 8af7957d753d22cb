import { createHmac, timingSafeEqual } from 'node:crypto';
import { toUuid } from '../core/ids/ids.ts';
import { digitsOfCode } from './validate.ts';

/** How long a code is displayed, in ms. It stays valid as long again, for people who are still typing. */
export const periodOfCode = 30_000;

/** The inputs of a code. */
interface CodeInputs {
  readonly secret: string;
  readonly eventId: string;
  readonly now: Date;
}

const periodAt = (now: Date) => Math.floor(now.getTime() / periodOfCode);

/** Derived from the secret: nothing is stored, and all processes compute the same code. */
function digitsIn({ secret, eventId }: CodeInputs, period: number): string {
  const hash = createHmac('sha256', secret)
    .update(`check-in code of ${toUuid('event', eventId)} in ${period}`)
    .digest();
  return String(hash.readUIntBE(0, 6) % 10 ** digitsOfCode).padStart(digitsOfCode, '0');
}

/** The code at a time, and when the next one begins. */
export function codeAt(inputs: CodeInputs): { digits: string; endsAt: Date } {
  const period = periodAt(inputs.now);
  return { digits: digitsIn(inputs, period), endsAt: new Date((period + 1) * periodOfCode) };
}

/** Whether these digits are the current code or the one before. Compares in constant time. */
export function isCodeAt(inputs: CodeInputs, digits: string): boolean {
  const period = periodAt(inputs.now);
  const given = Buffer.from(digits);
  return [period, period - 1].some((each) => {
    const right = Buffer.from(digitsIn(inputs, each));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
