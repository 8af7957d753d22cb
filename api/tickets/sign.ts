import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { toUuid } from '../core/ids.ts';
import { signedBytes, type TicketParts, toPayload } from './payload.ts';

/** What stands before the 32 bytes of an Ed25519 key's seed in PKCS 8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key of an event follows from the secret: it is kept nowhere, and every process has the same. */
function keyOf(secret: string, eventId: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `ticket ${toUuid('event', eventId)}`, 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** By which whoever has it knows tickets of the event: 32 bytes in base64url. */
export function publicKeyOf(secret: string, eventId: string): string {
  const { x } = createPublicKey(keyOf(secret, eventId)).export({ format: 'jwk' });
  return x!;
}

/** What the picture of a ticket says; the same each time. */
export const payloadOf = (secret: string, parts: TicketParts): string =>
  toPayload(parts, sign(null, signedBytes(parts), keyOf(secret, parts.eventId)));
