import { widthOf } from './width.ts';

/** Columns that identify a row for a person, with the receiver of a letter, and its date. They get room first. */
const identifyingColumns = ['title', 'name', 'subject', 'to', 'date'];

/** True for ids, times, numbers, states and addresses, which are useless if cut. Other cells are text and may be cut. */
const isWhole = (cell: string) => /^([!-~]{0,40}|\d{4}-\d\d-\d\d \d\d:\d\d \S+)$/.test(cell);
const isId = (cell: string) => /^[a-z]+_[0-9a-z]{26}$/.test(cell);
const isLink = (cell: string) => /^https?:\/\//.test(cell);

/**
 * Selects the columns that fit a terminal, and their widths. First the widest text columns shrink. Then columns are omitted
 * from the end, ids first if rows also have a name. A link is never cut, even if its line wraps.
 */
export function fitColumns(
  columns: readonly string[],
  titles: readonly string[],
  lines: readonly (readonly string[])[],
  width: number,
): { visible: number[]; widths: number[] } {
  const cellsOf = (n: number) => lines.map((line) => line[n]!);
  const widest = (n: number) => Math.max(...cellsOf(n).map(widthOf));
  const widths = titles.map((title, n) => Math.max(widthOf(title), widest(n)));
  const least = columns.map((column, n) => {
    if (cellsOf(n).some(isLink)) return 0;
    const ofCells = cellsOf(n).every(isWhole)
      ? widest(n)
      : Math.min(widest(n), identifyingColumns.includes(column) ? 15 : 8);
    return Math.max(ofCells, Math.min(widthOf(titles[n]!), 6));
  });

  const hasName = columns.some((column) => column !== 'date' && identifyingColumns.includes(column));
  const rank = (n: number) => {
    if (identifyingColumns.includes(columns[n]!))
      return identifyingColumns.indexOf(columns[n]!) - identifyingColumns.length;
    return hasName && cellsOf(n).some(isId) ? columns.length + n : n;
  };
  const visible: number[] = [];
  let used = -2;
  for (const n of columns.map((_, n) => n).toSorted((a, b) => rank(a) - rank(b))) {
    if (visible.length > 0 && used + 2 + least[n]! > width) continue;
    visible.push(n);
    used += 2 + least[n]!;
  }
  visible.sort((a, b) => a - b);

  const shrinkable = visible.filter((n) => least[n]! > 0);
  const room = width - 2 * (shrinkable.length - 1);
  while (shrinkable.reduce((sum, n) => sum + widths[n]!, 0) > room) {
    const [first] = shrinkable.filter((n) => widths[n]! > least[n]!).toSorted((a, b) => widths[b]! - widths[a]!);
    // The terminal is too narrow for even one column.
    if (first === undefined) break;
    widths[first]! -= 1;
  }
  return { visible, widths };
}
