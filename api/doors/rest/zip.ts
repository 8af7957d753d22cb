import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in the archive; its text is read while it is written. */
export interface Entry {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** Version 2.0; flags: UTF-8 names, and sizes after the data; method: deflate. */
const [version, flags, deflated] = [20, 0x0808, 8];

/** The earliest DOS date, for reproducible files. */
const [time, day] = [0, 0x21];

/** Disables read-ahead: a page is read only when it is needed. */
const oneAtATime = { highWaterMark: 1 } as const;

/** Encodes little-endian numbers of 2 and 4 bytes. */
function bytes(...parts: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of parts) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

/** Streams a ZIP file (APPNOTE 6.3.3). Each entry must be smaller than 4 GB. */
export async function* zip(entries: readonly Entry[]): AsyncIterable<Buffer> {
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const called = Buffer.from(name);
    const head = bytes([2, version], [2, flags], [2, deflated], [2, time], [2, day]);
    const start = offset;
    const local = [
      bytes([4, signatures.local]),
      head,
      bytes([4, 0], [4, 0], [4, 0], [2, called.length], [2, 0]),
      called,
    ];
    yield Buffer.concat(local);
    let [sum, size, packed] = [0, 0, 0];
    const measured = async function* () {
      for await (const part of text) {
        const chunk = Buffer.from(part);
        sum = crc32(chunk, sum);
        size += chunk.length;
        yield chunk;
      }
    };
    // an error in the pipeline also ends the loop below
    const deflate = pipeline(Readable.from(measured(), oneAtATime), createDeflateRaw(), () => {});
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    const sizes = bytes([4, sum], [4, packed], [4, size]);
    yield Buffer.concat([bytes([4, signatures.descriptor]), sizes]);
    offset += Buffer.concat(local).length + packed + 16;
    const rest = bytes([2, called.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]);
    central.push(bytes([4, signatures.central], [2, version]), head, sizes, rest, called);
  }
  const directory = Buffer.concat(central);
  const count = entries.length;
  const end = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ] as const;
  yield Buffer.concat([directory, bytes([4, signatures.end], ...end)]);
}
