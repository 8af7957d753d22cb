import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Way, ways } from '../core/message.ts';

/** The person, topic and channel of an unsubscribe link. */
export interface Unsubscription {
  readonly userUuid: string;
  readonly topic: string;
  readonly way: Way;
}

/** How many days a link is valid. */
const days = 366;

const day = 86_400_000;

/** The parts of a token in bytes: user UUID, day of expiry, truncated HMAC. */
const sizes = { user: 16, end: 4, proof: 16 } as const;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'evm unsubscribe links', 32));

const proofOf = (secret: string, told: Buffer): Buffer =>
  createHmac('sha256', keyOf(secret)).update(told).digest().subarray(0, sizes.proof);

/**
 * The path that unsubscribes a person from a topic without sign-in. Deterministic: the same message always gets the
 * same path.
 */
export function unsubscribePath(secret: string, { userUuid, topic, way }: Unsubscription, writtenAt: Date): string {
  const end = Buffer.alloc(sizes.end);
  end.writeUInt32BE(Math.floor(writtenAt.getTime() / day) + days);
  const user = Buffer.from(userUuid.replaceAll('-', ''), 'hex');
  const told = Buffer.concat([user, end, Buffer.from(`${way} ${topic}`)]);
  return `/unsubscribe/${Buffer.concat([proofOf(secret, told), told]).toString('base64url')}`;
}

/** Verifies and decodes a token; undefined if the proof is invalid. `isOver`: the link has expired. */
export function readLink(secret: string, token: string, now: Date): (Unsubscription & { isOver: boolean }) | undefined {
  if (!/^[\w-]{50,200}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const told = bytes.subarray(sizes.proof);
  if (!timingSafeEqual(bytes.subarray(0, sizes.proof), proofOf(secret, told))) return undefined;
  const [way, topic = ''] = told.toString('utf8', sizes.user + sizes.end).split(' ');
  const userUuid = told.toString('hex', 0, sizes.user).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const isOver = told.readUInt32BE(sizes.user) * day < now.getTime();
  const by = ways.find((each) => each === way);
  return by && { userUuid, topic, way: by, isOver };
}
