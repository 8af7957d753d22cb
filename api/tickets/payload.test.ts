import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { type Door, fromPayload, payloadLength, readTicket, type TicketReading, toPayload } from './payload.ts';
import { payloadOf, publicKeyOf } from './sign.ts';

const secret = 'a secret of one test';
const [eventId, otherId] = [newId('event'), newId('event')];
const registrationId = newId('registration');
const parts = { eventId, registrationId };
const payload = payloadOf(secret, parts);

const keyOf = (id: string) => publicKeyOf(secret, id);
/** Knows only the key of its own event, like an offline phone. */
const phone: Door = { eventId, keyOf: (id) => (id === eventId ? keyOf(id) : undefined), isGivenBack: () => false };
const server: Door = { ...phone, keyOf };

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:';
/** Flips one of the 128 bits of an id. */
function withFlipped(kind: 'event' | 'registration', id: string, bit: number): string {
  const flipped = BigInt(`0x${toUuid(kind, id)!.replaceAll('-', '')}`) ^ (1n << BigInt(bit));
  const hex = flipped.toString(16).padStart(32, '0');
  return toId(kind, hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'));
}
const withCharacter = (at: number, character: string) => payload.slice(0, at) + character + payload.slice(at + 1);

describe('the payload of a ticket', () => {
  test('is short and uses QR alphanumeric characters only', () => {
    expect(payload).toHaveLength(payloadLength);
    // a version 6 QR code with error correction level M holds 154 alphanumeric characters
    expect(payloadLength).toBe(152);
    expect(payload).toMatch(/^EVM1:[0-9A-Z$%*+\-./:]+$/);
  });

  test('is deterministic, and contains event and registration', () => {
    expect(payloadOf(secret, parts)).toBe(payload);
    expect(fromPayload(payload)).toMatchObject(parts);
    const uuids = fc.uuid();
    const property = fc.property(uuids, uuids, (event, registration) => {
      const named = { eventId: toId('event', event), registrationId: toId('registration', registration) };
      expect(fromPayload(payloadOf(secret, named))).toMatchObject(named);
    });
    fc.assert(property);
  });
});

describe('reading a ticket at the door', () => {
  const changed = withCharacter(60, payload[60] === '7' ? '8' : '7');
  const foreignParts = { eventId: otherId, registrationId };
  const foreign = payloadOf(secret, foreignParts);
  const forged = payloadOf('another secret', parts);
  const givenBack: Door = { ...phone, isGivenBack: (id) => id === registrationId };

  test.each<[string, string, Door, TicketReading]>([
    ['a ticket', payload, phone, { kind: 'VALID', ...parts }],
    ['a ticket whose seat was given back', payload, givenBack, { kind: 'GIVEN_BACK', ...parts }],
    ['one of another event, at a phone', foreign, phone, { kind: 'OTHER_EVENT', isProved: false, ...foreignParts }],
    ['one of another event, at the server', foreign, server, { kind: 'OTHER_EVENT', isProved: true, ...foreignParts }],
    ['one of another event, forged', payloadOf('another secret', foreignParts), server, { kind: 'FORGED' }],
    ['a ticket that somebody else has made', forged, phone, { kind: 'FORGED' }],
    ['a forged ticket of a seat that was given back', forged, givenBack, { kind: 'FORGED' }],
    ['a ticket at a door without its own key', payload, { ...phone, keyOf: () => undefined }, { kind: 'FORGED' }],
    ['a ticket of which one character was changed', changed, phone, { kind: 'ALTERED' }],
    ['half a ticket', payload.slice(0, 80), phone, { kind: 'ALTERED' }],
    ['a ticket and more', `${payload}A`, phone, { kind: 'ALTERED' }],
    ['a ticket in small letters', `EVM1:${payload.slice(5).toLowerCase()}`, phone, { kind: 'ALTERED' }],
    ['the code of another programme', 'https://example.org/', phone, { kind: 'NOT_A_TICKET' }],
    ['a ticket of the next kind', payload.replace('EVM1', 'EVM2'), phone, { kind: 'NOT_A_TICKET' }],
    ['nothing', '', phone, { kind: 'NOT_A_TICKET' }],
  ])('%s is recognized', async (_, text, door, reading) => {
    expect(await readTicket(text, door)).toEqual(reading);
  });

  test('a payload with any flipped bit is rejected', async () => {
    for (let at = 0; at < payload.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const flipped = withCharacter(at, String.fromCharCode(payload.charCodeAt(at) ^ (1 << bit)));
        expect(await readTicket(flipped, phone), `bit ${bit} of character ${at}`).toEqual({
          kind: at < 5 ? 'NOT_A_TICKET' : 'ALTERED',
        });
      }
  });

  test('flipped content bits with a corrected checksum are recognized as forged or of another event', async () => {
    const property = fc.asyncProperty(fc.nat(767), async (flip) => {
      const read = fromPayload(payload) as Exclude<ReturnType<typeof fromPayload>, string>;
      const { signature } = read;
      const flipped = { ...parts };
      if (flip >= 256) signature[(flip - 256) >> 3]! ^= 1 << (flip & 7);
      else if (flip >= 128) flipped.registrationId = withFlipped('registration', registrationId, flip - 128);
      else flipped.eventId = withFlipped('event', eventId, flip);
      expect(await readTicket(toPayload(flipped, signature), server)).toEqual({ kind: 'FORGED' });
    });
    await fc.assert(property, { numRuns: 400 });
  });

  test('a second encoding of the same bytes is rejected', async () => {
    const pairAt = (at: number) =>
      [0, 1, 2].reduce((sum, place) => sum * 44 + characters.indexOf(payload[at + place]!), 0);
    // three characters encode more values than two bytes have
    const places = Array.from({ length: 49 }, (_, n) => 5 + 3 * n).filter((at) => pairAt(at) + 0x10000 < 44 ** 3);
    expect(places).not.toEqual([]);
    for (const at of places) {
      const pair = pairAt(at) + 0x10000;
      const other = [Math.floor(pair / 44 / 44), Math.floor(pair / 44) % 44, pair % 44];
      const text = payload.slice(0, at) + other.map((value) => characters[value]).join('') + payload.slice(at + 3);
      expect(await readTicket(text, phone)).toEqual({ kind: 'ALTERED' });
    }
  });

  test('any scanned text has exactly one result, and random texts never grant entry', async () => {
    const nearly = fc
      .tuple(fc.nat(payload.length), fc.string({ maxLength: 5 }))
      .map(([at, more]) => payload.slice(0, at) + more + payload.slice(at + more.length));
    const framed = fc
      .string({ unit: fc.constantFrom(...characters), minLength: 147, maxLength: 147 })
      .map((text) => `EVM1:${text}`);
    const property = fc.asyncProperty(fc.oneof(fc.string(), nearly, framed), async (text) => {
      const { kind } = await readTicket(text, server);
      expect(kind === 'VALID').toBe(text === payload);
    });
    await fc.assert(property);
  });
});

test('each event has its own key, derived from the secret', () => {
  expect(keyOf(eventId)).toBe(publicKeyOf(secret, eventId));
  expect(new Set([keyOf(eventId), keyOf(otherId), publicKeyOf('another secret', eventId)]).size).toBe(3);
  expect(keyOf(eventId)).toMatch(/^[\w-]{43}$/);
});
