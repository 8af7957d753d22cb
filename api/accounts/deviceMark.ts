import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random device id and its HMAC. */
const markShape = /^([\w-]{22})\.([\w-]{43})$/;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'evm device marks', 32));

const signatureOf = (secret: string, email: string, id: string) =>
  createHmac('sha256', keyOf(secret)).update(`${id} ${email}`).digest();

/**
 * Returns a mark for a device that has just signed in to the account. Wrong passwords from this device count separately, so
 * guesses from elsewhere do not lock it out. The mark grants no access, is not stored here, and is valid for this address
 * only.
 */
export function newDeviceMark(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(secret, email, id).toString('base64url')}`;
}

/** Returns the device id of a mark; undefined if the mark is forged or belongs to another account. */
export function deviceIdOf(secret: string, email: string, mark: string | null | undefined): string | undefined {
  const [, id, signature] = markShape.exec(mark ?? '') ?? [];
  if (!id) return undefined;
  const actual = Buffer.from(signature!, 'base64url');
  const expected = signatureOf(secret, email, id);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}
