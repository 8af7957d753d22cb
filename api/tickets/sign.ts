import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { toUuid } from '../core/ids/ids.ts';
import { signedBytes, type TicketParts, toPayload } from './payload.ts';

/** The PKCS 8 prefix of a 32-byte Ed25519 seed (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key of an event from the secret: it is not stored, and every process derives the same key. */
function keyOf(secret: string, eventId: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `ticket ${toUuid('event', eventId)}`, 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** The key that verifies tickets of the event: 32 bytes in base64url. */
export function publicKeyOf(secret: string, eventId: string): string {
  const { x } = createPublicKey(keyOf(secret, eventId)).export({ format: 'jwk' });
  return x!;
}

/** The signed content of the QR code; deterministic. */
export const payloadOf = (secret: string, parts: TicketParts): string =>
  toPayload(parts, sign(null, signedBytes(parts), keyOf(secret, parts.eventId)));
