import { Failure } from '../../core/errors.ts';
import { sentence } from './texts.ts';

/** The text of a CSV file, and its encoding if that is a guess. */
export interface CsvText {
  readonly text: string;
  readonly guessedEncoding: 'Windows-1252' | undefined;
}

/**
 * Decodes a CSV file: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252, where any bytes are valid. Throws a
 * Failure if the file is a spreadsheet or not text.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeStrictly('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeStrictly('utf-16be', bytes);
  if (first === 0x50 && second === 0x4b) throw new Failure(sentence('spreadsheet'), undefined, sentence('saveThereAs'));
  if (bytes.includes(0)) throw new Failure(sentence('notText'), undefined, sentence('saveAs'));
  try {
    return decodeStrictly('utf-8', bytes);
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessedEncoding: 'Windows-1252' };
  }
}

const decodeStrictly = (encoding: string, bytes: Uint8Array): CsvText => ({
  text: new TextDecoder(encoding, { fatal: true }).decode(bytes),
  guessedEncoding: undefined,
});

const separators = [',', ';', '\t'] as const;

/**
 * Detects the separator: from the line `sep=;` that spreadsheets write first, else the most frequent one in the title line.
 * Keeps the line break after `sep=`, so that line numbers stay right.
 */
export function detectSeparator(text: string): { text: string; separator: string } {
  const [separatorLine, separator] = /^sep=([,;\t])(?=\r?\n|$)/i.exec(text) ?? [];
  if (separatorLine) return { text: text.slice(separatorLine.length), separator: separator! };
  const titles = text.trimStart().split(/\r?\n/, 1)[0]!;
  const countOf = (each: string) => titles.split(each).length;
  return { text, separator: separators.toSorted((a, b) => countOf(b) - countOf(a))[0]! };
}
