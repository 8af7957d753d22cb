import { readFile } from 'node:fs/promises';
import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';

/** The text of an option, where `-` stands for standard input, or of the file that stands in for it. */
export async function textOption(
  io: Io,
  typed: string | undefined,
  file: string | undefined,
): Promise<string | undefined> {
  if (file !== undefined) return textOfFile(io, file);
  return typed === '-' ? io.read() : typed;
}

/** What a file holds; `-` is standard input. */
export async function textOfFile(io: Io, file: string): Promise<string> {
  if (file === '-') return io.read();
  return readFile(file, 'utf8').catch(() => {
    throw new Failure(`The file ${file} cannot be read.`, exitCodes.usage);
  });
}
