import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type DeliveryChannel, ways } from '../core/messages/message.ts';

/** The person, topic and channel of an unsubscribe link. */
export interface Unsubscription {
  readonly userUuid: string;
  readonly topic: string;
  readonly way: DeliveryChannel;
}

/** How many days a link is valid. */
const validDays = 366;

const dayMs = 86_400_000;

/** The parts of a token in bytes: user UUID, day of expiry, truncated HMAC. */
const sizes = { user: 16, end: 4, proof: 16 } as const;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'evm unsubscribe links', 32));

const proofOf = (secret: string, payload: Buffer): Buffer =>
  createHmac('sha256', keyOf(secret)).update(payload).digest().subarray(0, sizes.proof);

/**
 * The path that unsubscribes a person from a topic without sign-in. Deterministic: the same message always gets the
 * same path.
 */
export function unsubscribePath(secret: string, { userUuid, topic, way }: Unsubscription, writtenAt: Date): string {
  const end = Buffer.alloc(sizes.end);
  end.writeUInt32BE(Math.floor(writtenAt.getTime() / dayMs) + validDays);
  const user = Buffer.from(userUuid.replaceAll('-', ''), 'hex');
  const payload = Buffer.concat([user, end, Buffer.from(`${way} ${topic}`)]);
  return `/unsubscribe/${Buffer.concat([proofOf(secret, payload), payload]).toString('base64url')}`;
}

/** Verifies and decodes a token; undefined if the proof is invalid. `isOver`: the link has expired. */
export function readLink(secret: string, token: string, now: Date): (Unsubscription & { isOver: boolean }) | undefined {
  if (!/^[\w-]{50,200}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(sizes.proof);
  if (!timingSafeEqual(bytes.subarray(0, sizes.proof), proofOf(secret, payload))) return undefined;
  const [way, topic = ''] = payload.toString('utf8', sizes.user + sizes.end).split(' ');
  const userUuid = payload.toString('hex', 0, sizes.user).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const isOver = payload.readUInt32BE(sizes.user) * dayMs < now.getTime();
  const knownWay = ways.find((each) => each === way);
  return knownWay && { userUuid, topic, way: knownWay, isOver };
}
