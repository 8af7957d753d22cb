import { Failure } from '../../core/errors.ts';

/** What a CSV file says, and what it was written in where that is a guess. */
export interface CsvText {
  readonly text: string;
  readonly guessed: 'Windows-1252' | undefined;
}

/**
 * Reads a CSV file as offices have them: UTF-8, UTF-16 with its mark, and, what is neither, as Windows-1252, in which
 * every file means something. What is no text at all is refused.
 */
export function csvText(bytes: Uint8Array): CsvText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return sure('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return sure('utf-16be', bytes);
  if (first === 0x50 && second === 0x4b)
    throw new Failure('The file is a spreadsheet, not CSV.', undefined, 'Save it there as "CSV UTF-8" and try again.');
  if (bytes.includes(0)) throw new Failure('The file is not text.', undefined, 'Save it as "CSV UTF-8" and try again.');
  try {
    return sure('utf-8', bytes);
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: 'Windows-1252' };
  }
}

const sure = (encoding: string, bytes: Uint8Array): CsvText => ({
  text: new TextDecoder(encoding, { fatal: true }).decode(bytes),
  guessed: undefined,
});

const separators = [',', ';', '\t'] as const;

/**
 * What stands between the columns: what the first line says of it, as spreadsheets write it (`sep=;`), else what that
 * line has most of. The lines keep their numbers.
 */
export function separated(text: string): { text: string; separator: string } {
  const [said, separator] = /^sep=([,;\t])(?=\r?\n|$)/i.exec(text) ?? [];
  if (said) return { text: text.slice(said.length), separator: separator! };
  const titles = text.trimStart().split(/\r?\n/, 1)[0]!;
  const countOf = (each: string) => titles.split(each).length;
  return { text, separator: separators.toSorted((a, b) => countOf(b) - countOf(a))[0]! };
}
