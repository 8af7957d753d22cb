import { bold, type Io } from './io.ts';
import { fieldsIn } from './options.ts';
import { inWidth, widthOf } from './width.ts';

export type Row = Record<string, unknown>;

/** `--json` alone is true; `--json id,title` names the fields. */
export type JsonOption = string | boolean | undefined;

/** Shows rows: a table on a terminal, tab-separated values in a pipe, JSON where it is asked for. */
export function showRows(
  io: Io,
  rows: readonly Row[],
  columns: readonly string[],
  json: JsonOption,
  empty: string,
): void {
  if (json) return io.out(JSON.stringify(pickFields(rows, json), null, 2));
  if (rows.length === 0) return io.say(empty);
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));
  if (io.width === undefined) return cells.forEach((line) => io.out(line.join('\t')));
  const titles = columns.map((column) => column.toUpperCase());
  const widths = fit([titles, ...cells], io.width);
  io.out(bold(io, lineOf(titles, widths)));
  for (const line of cells) io.out(lineOf(line, widths));
}

/** Shows one thing: a line a field, or JSON where it is asked for. */
export function showOne(io: Io, row: Row, json: JsonOption): void {
  if (json) return io.out(JSON.stringify(pickFields([row], json)[0], null, 2));
  const longest = Math.max(...Object.keys(row).map((name) => name.length));
  for (const [name, value] of Object.entries(row)) {
    if (io.width === undefined) io.out(`${name}\t${textOf(value)}`);
    else io.out(`${bold(io, name.padEnd(longest))}  ${textOf(value)}`);
  }
}

/** The fields that were asked for, in their order. */
export function pickFields(rows: readonly Row[], json: JsonOption): readonly Row[] {
  const [first] = rows;
  if (!first || typeof json !== 'string') return rows;
  const fields = fieldsIn(json, Object.keys(first));
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
}

/** A value on one line. Tabs and line breaks would break the line, and other control characters command a terminal. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** Each column as wide as its widest cell; where that is too much, the widest give way, and ids last: they are copied. */
function fit(lines: readonly (readonly string[])[], width: number): number[] {
  const widths = lines[0]!.map((_, n) => Math.max(...lines.map((line) => widthOf(line[n]!))));
  const room = width - 2 * (widths.length - 1);
  const isId = lines[0]!.map((title) => title === 'ID');
  for (const givesWay of [(n: number) => !isId[n], () => true])
    for (;;) {
      const widest = Math.max(...widths.filter((_, n) => givesWay(n)));
      if (widest <= 8 || widths.reduce((sum, each) => sum + each, 0) <= room) break;
      widths[widths.findIndex((each, n) => each === widest && givesWay(n))]! -= 1;
    }
  return widths;
}

const lineOf = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, n) => inWidth(cell, widths[n]!))
    .join('  ')
    .trimEnd();
