import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Maximum length of a proof, in characters. */
export const longestProof = 100;

/** The time when it expires, in minutes since 1970, and its HMAC. */
const proofShape = /^(\d{8,10})\.([\w-]{43})$/;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'evm address proofs', 32));

const signatureOf = (secret: string, email: string, minute: string) =>
  createHmac('sha256', keyOf(secret)).update(`${minute} ${email}`).digest();

/** Returns a text that is mailed to an address. A person who sends it back has read that mail, so the address is theirs. */
export function newAddressProof(secret: string, email: string, days: number): string {
  const minute = String(Math.ceil(Date.now() / 60_000) + days * 24 * 60);
  return `${minute}.${signatureOf(secret, email, minute).toString('base64url')}`;
}

/** Whether a text proves the address: it was mailed there, and has not expired. */
export function provesAddress(secret: string, email: string, proof: string | null | undefined): boolean {
  const [, minute, signature] = proofShape.exec(proof ?? '') ?? [];
  if (!minute || Number(minute) * 60_000 < Date.now()) return false;
  const [actual, expected] = [Buffer.from(signature!, 'base64url'), signatureOf(secret, email, minute)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
