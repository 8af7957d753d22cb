import { languageOf } from '../../api/core/texts/languages.ts';
import type { Sentence } from '../../api/core/texts/texts.ts';
import { bold, type Io } from './io.ts';
import { parseFieldNames } from './options.ts';
import { fitColumns } from './fitColumns.ts';
import { fitToWidth, widthOf } from './width.ts';
import { fixedWords, translationsIn } from './language.ts';
import { message } from './texts.ts';

export type Row = Record<string, unknown>;

/** `--json` alone is true; `--json id,title` names the fields. */
export type JsonOptionValue = string | boolean | undefined;

/** Prints rows as a table on a terminal, tab-separated in a pipe, or as JSON. Without rows, prints `empty` to stderr. */
export function showRows(
  io: Io,
  rows: readonly Row[],
  columns: readonly string[],
  json: JsonOptionValue,
  empty: Sentence | '',
): void {
  if (json) return io.out(JSON.stringify(pickFields(rows, json), null, 2));
  if (rows.length === 0) return io.say(empty && fixedWords(io.env, empty));
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));
  if (io.width === undefined) return cells.forEach((line) => io.out(line.join('\t')));
  const titles = columns.map((column) => titleOf(io, column).toUpperCase());
  const { visible, widths } = fitColumns(columns, titles, cells, io.width);
  const lineOf = (line: readonly string[]) =>
    visible
      .map((n) => fitToWidth(line[n]!, widths[n]!))
      .join('  ')
      .trimEnd();
  io.out(bold(io, lineOf(titles)));
  for (const line of cells) io.out(lineOf(line));
  const omitted = columns.filter((_, n) => !visible.includes(n));
  if (omitted.length > 0)
    io.say(
      fixedWords(
        io.env,
        message('notShown', { width: io.width, names: omitted.map((column) => titleOf(io, column)).join(', ') }),
      ),
    );
}

/** Prints one object: a line per field, or JSON with `--json`. */
export function showOne(io: Io, row: Row, json: JsonOptionValue): void {
  if (json) return io.out(JSON.stringify(pickFields([row], json)[0], null, 2));
  const longest = Math.max(...Object.keys(row).map((name) => widthOf(titleOf(io, name))));
  for (const [name, value] of Object.entries(row)) {
    if (io.width === undefined) io.out(`${name}\t${textOf(value)}`);
    else io.out(`${bold(io, fitToWidth(titleOf(io, name), longest))}  ${textOf(value)}`);
  }
}

/** The heading of a field on a terminal. In English it is the field's name, which `--json` takes. */
function titleOf({ env }: Io, field: string): string {
  return translationsIn(languageOf(env), 'cli/columns')[field] ?? field;
}

/** Selects the fields named by `--json`, in its order. */
export function pickFields(rows: readonly Row[], json: JsonOptionValue): readonly Row[] {
  const [first] = rows;
  if (!first || typeof json !== 'string') return rows;
  const fields = parseFieldNames(json, Object.keys(first));
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
}

/** A value as one line. Replaces tabs, line breaks and control characters, which a terminal might obey. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\p{Cc}+/gu, ' ');
}
