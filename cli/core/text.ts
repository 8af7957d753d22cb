import { readFile, writeFile } from 'node:fs/promises';
import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';
import { message } from './texts.ts';

/** The text of an option or of a file. `-` reads standard input. */
export async function textOption(
  io: Io,
  typed: string | undefined,
  file: string | undefined,
): Promise<string | undefined> {
  if (file !== undefined) return textOfFile(io, file);
  return typed === '-' ? textOfFile(io, '-') : typed;
}

/** The content of a file in UTF-8. `-` reads standard input. */
export async function textOfFile(io: Io, file: string): Promise<string> {
  const bytes = await bytesOfFile(io, file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(file === '-' ? message('inputNotUtf8') : message('fileNotUtf8', { file }), exitCodes.usage);
  }
}

/** The same without decoding. */
export const bytesOfFile = (io: Io, file: string): Promise<Uint8Array> =>
  file === '-' ? io.readBytes() : bytesOf(file);

const bytesOf = (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new Failure(message('fileUnreadable', { file }), exitCodes.usage);
  });

/** Writes the same bytes into the file, or to standard output without one. Returns true for a file. */
export async function writeText(
  io: Io,
  text: string,
  file: string | undefined,
  { mode }: { mode?: number } = {},
): Promise<boolean> {
  if (file === undefined) {
    io.out(text.replace(/\n$/, ''));
    return false;
  }
  await writeFile(file, text, { ...(mode !== undefined && { mode }) }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(message('fileUnwritable', { file, code: String(error.code) }));
  });
  return true;
}
