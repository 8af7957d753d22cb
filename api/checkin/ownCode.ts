import { createHmac, timingSafeEqual } from 'node:crypto';
import { toUuid } from '../core/ids.ts';
import { digitsOfCode } from './validate.ts';

/** How long a code is shown, in ms; it holds as long again, for whoever is still typing. */
export const periodOfCode = 30_000;

/** What is asked about: whose event, by which secret, and when. */
interface Asked {
  readonly secret: string;
  readonly eventId: string;
  readonly now: Date;
}

const periodAt = (now: Date) => Math.floor(now.getTime() / periodOfCode);

/** Follows from the secret, so that nothing is stored and every process shows the same. */
function digitsIn({ secret, eventId }: Asked, period: number): string {
  const hash = createHmac('sha256', secret)
    .update(`check-in code of ${toUuid('event', eventId)} in ${period}`)
    .digest();
  return String(hash.readUIntBE(0, 6) % 10 ** digitsOfCode).padStart(digitsOfCode, '0');
}

/** The code that is shown now, and until when. */
export function codeAt(asked: Asked): { digits: string; endsAt: Date } {
  const period = periodAt(asked.now);
  return { digits: digitsIn(asked, period), endsAt: new Date((period + 1) * periodOfCode) };
}

/** Whether these digits are the code of now, or the one before. */
export function isCodeAt(asked: Asked, digits: string): boolean {
  const period = periodAt(asked.now);
  const given = Buffer.from(digits);
  return [period, period - 1].some((each) => {
    const right = Buffer.from(digitsIn(asked, each));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
