import { exitCodes, Failure } from './errors.ts';
import { bold, type Io } from './io.ts';

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
  if (json) return io.out(JSON.stringify(picked(rows, json), null, 2));
  if (rows.length === 0) return io.say(empty);
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));
  if (io.width === undefined) return cells.forEach((line) => io.out(line.join('\t')));
  const widths = fit([columns, ...cells], io.width);
  io.out(
    bold(
      io,
      lineOf(
        columns.map((column) => column.toUpperCase()),
        widths,
      ),
    ),
  );
  for (const line of cells) io.out(lineOf(line, widths));
}

/** Shows one thing: a line a field, or JSON where it is asked for. */
export function showOne(io: Io, row: Row, json: JsonOption): void {
  if (json) return io.out(JSON.stringify(picked([row], json)[0], null, 2));
  const longest = Math.max(...Object.keys(row).map((name) => name.length));
  for (const [name, value] of Object.entries(row)) {
    if (io.width === undefined) io.out(`${name}\t${textOf(value)}`);
    else io.out(`${bold(io, name.padEnd(longest))}  ${textOf(value)}`);
  }
}

function picked(rows: readonly Row[], json: JsonOption): readonly Row[] {
  if (typeof json !== 'string') return rows;
  const fields = json.split(',').map((field) => field.trim());
  const [first] = rows;
  const unknown = first && fields.find((field) => !(field in first));
  if (unknown)
    throw new Failure(
      `There is no field "${unknown}".`,
      exitCodes.usage,
      `There are: ${Object.keys(first).join(', ')}`,
    );
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
}

/** Tabs and line breaks would break the line. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\t\r\n]+/g, ' ');
}

/** Each column as wide as its widest cell; where that is too much, the widest give way. */
function fit(lines: readonly (readonly string[])[], width: number): number[] {
  const widths = lines[0]!.map((_, n) => Math.max(...lines.map((line) => line[n]!.length)));
  const room = width - 2 * (widths.length - 1);
  while (widths.reduce((sum, each) => sum + each, 0) > room && Math.max(...widths) > 8)
    widths[widths.indexOf(Math.max(...widths))]! -= 1;
  return widths;
}

const lineOf = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, n) => (cell.length > widths[n]! ? `${cell.slice(0, widths[n]! - 1)}…` : cell.padEnd(widths[n]!)))
    .join('  ')
    .trimEnd();
