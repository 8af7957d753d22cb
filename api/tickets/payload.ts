/*
 * The content of a ticket's QR code: `EVM1:`, then in QR alphanumeric characters: event, registration, signature of the
 * event over both, and a checksum that distinguishes read errors from forgeries. Contains no personal data. Verified
 * with WebCrypto, on the server and offline in browsers.
 */

/** The contents of a ticket. Only the event's list knows the holder. */
export interface TicketParts {
  readonly eventId: string;
  readonly registrationId: string;
}

/** The data that a door needs to verify tickets. */
export interface Door {
  readonly eventId: string;
  /** The public key of an event, 32 bytes in base64url; undefined if this device does not have it. */
  keyOf(eventId: string): string | undefined;
  /** Whether the seat of a registration was given back. */
  isGivenBack(registrationId: string): boolean;
}

/** The result of reading a ticket. */
export type TicketReading =
  /** A ticket of this event; as far as the door knows, its seat was not given back. */
  | ({ readonly kind: 'VALID' } & TicketParts)
  /** A ticket of this event; its seat was given back. */
  | ({ readonly kind: 'GIVEN_BACK' } & TicketParts)
  /** A ticket of another event. `isProved`: the door has that event's key, so the signature was verified. */
  | ({ readonly kind: 'OTHER_EVENT'; readonly isProved: boolean } & TicketParts)
  /** Intact, but not signed with the key of its event. */
  | { readonly kind: 'FORGED' }
  /** Starts like a ticket, but is changed, incomplete or misread. */
  | { readonly kind: 'ALTERED' }
  | { readonly kind: 'NOT_A_TICKET' };

const prefix = 'EVM1:';

/** The QR alphanumeric characters without the space, which software may trim. */
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:';

const base = characters.length;

/** Two ids of 16 bytes, a signature of 64, a checksum of 2. */
const [idBytes, signatureBytes, checksumBytes] = [16, 64, 2] as const;

export const payloadLength = prefix.length + ((2 * idBytes + signatureBytes + checksumBytes) / 2) * 3;

/** The signed message: prefix, event id, registration id. */
export function signedBytes({ eventId, registrationId }: TicketParts): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(prefix), bytesOfId(eventId), bytesOfId(registrationId));
}

export function toPayload({ eventId, registrationId }: TicketParts, signature: Uint8Array): string {
  const body = concatBytes(bytesOfId(eventId), bytesOfId(registrationId), signature);
  return prefix + encodeBytes(concatBytes(body, checksumOf(body)));
}

interface SignedTicket extends TicketParts {
  readonly signature: Uint8Array<ArrayBuffer>;
}

/**
 * Parses a payload without verifying the signature. ALTERED if it is damaged, NOT_A_TICKET if it has another prefix.
 */
export function fromPayload(text: string): SignedTicket | 'ALTERED' | 'NOT_A_TICKET' {
  if (!text.startsWith(prefix)) return 'NOT_A_TICKET';
  if (text.length !== payloadLength) return 'ALTERED';
  const bytes = decodeBytes(text.slice(prefix.length));
  if (!bytes) return 'ALTERED';
  const body = bytes.slice(0, -checksumBytes);
  if (checksumOf(body).some((byte, at) => byte !== bytes[body.length + at])) return 'ALTERED';
  return {
    eventId: idOfBytes('event', body.slice(0, idBytes)),
    registrationId: idOfBytes('registration', body.slice(idBytes, 2 * idBytes)),
    signature: body.slice(2 * idBytes),
  };
}

/** Parses and verifies a scanned text. */
export async function readTicket(text: string, door: Door): Promise<TicketReading> {
  const read = fromPayload(text);
  if (typeof read === 'string') return { kind: read };
  const { signature, ...parts } = read;
  const key = door.keyOf(parts.eventId);
  if (key !== undefined && !(await isSigned(parts, signature, key))) return { kind: 'FORGED' };
  if (parts.eventId !== door.eventId) return { kind: 'OTHER_EVENT', isProved: key !== undefined, ...parts };
  // the door must provide its own key; without it, nothing can be verified
  if (key === undefined) return { kind: 'FORGED' };
  return { kind: door.isGivenBack(parts.registrationId) ? 'GIVEN_BACK' : 'VALID', ...parts };
}

async function isSigned(parts: TicketParts, signature: Uint8Array<ArrayBuffer>, key: string): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('raw', fromBase64url(key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', publicKey, signature, signedBytes(parts));
}

/** Encodes each two bytes as three characters. */
function encodeBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = bytes[at]! * 256 + bytes[at + 1]!;
    text +=
      characters[Math.floor(pair / base / base)]! +
      characters[Math.floor(pair / base) % base]! +
      characters[pair % base]!;
  }
  return text;
}

function decodeBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array((text.length / 3) * 2);
  for (let at = 0; at < text.length / 3; at += 1) {
    const values = [0, 1, 2].map((place) => characters.indexOf(text[at * 3 + place]!));
    const pair = values.reduce((sum, value) => sum * base + value, 0);
    if (values.includes(-1) || pair > 0xffff) return undefined;
    bytes.set([pair >> 8, pair & 0xff], at * 2);
  }
  return bytes;
}

/** CRC-16/CCITT: detects every error within two adjacent bytes. */
function checksumOf(bytes: Uint8Array): Uint8Array {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return Uint8Array.of(sum >> 8, sum & 0xff);
}

/** The TypeID alphabet. api/core/ids/typeId.ts is faster but runs on the server only. */
const idLetters = '0123456789abcdefghjkmnpqrstvwxyz';

function idOfBytes(kind: 'event' | 'registration', bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; text.length < 26; number >>= 5n) text = idLetters[Number(number & 31n)]! + text;
  return `${kind}_${text}`;
}

function bytesOfId(id: string): Uint8Array {
  let number = 0n;
  for (const letter of id.slice(id.indexOf('_') + 1)) number = number * 32n + BigInt(idLetters.indexOf(letter));
  return Uint8Array.from({ length: idBytes }, (_, at) => Number((number >> BigInt(8 * (idBytes - 1 - at))) & 255n));
}

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
