import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A mark has this shape: what tells it from others, and that it is ours. */
const shape = /^([\w-]{22})\.([\w-]{43})$/;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'evm device marks', 32));

const signed = (secret: string, email: string, id: string) =>
  createHmac('sha256', keyOf(secret)).update(`${id} ${email}`).digest();

/**
 * A mark for the device on which somebody has just signed in: their own wrong passwords there are counted by it, and those of
 * others do not keep them out. It opens nothing, is kept nowhere here, and is good for the address of this account alone.
 */
export function newDeviceMark(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signed(secret, email, id).toString('base64url')}`;
}

/** What tells the device of a mark from others; undefined for a mark that is not of this account. */
export function deviceOf(secret: string, email: string, mark: string | null | undefined): string | undefined {
  const [, id, signature] = shape.exec(mark ?? '') ?? [];
  if (!id) return undefined;
  const given = Buffer.from(signature!, 'base64url');
  const right = signed(secret, email, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
