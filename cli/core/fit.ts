import { widthOf } from './width.ts';

/** By what a person knows a row, and then when it is: these are shown first. */
const firstShown = ['title', 'name', 'subject', 'date'];

/** Only whole they are of use: ids, moments, numbers, states, addresses. All else is text, which may be cut. */
const isWhole = (cell: string) => /^([!-~]{0,40}|\d{4}-\d\d-\d\d \d\d:\d\d \S+)$/.test(cell);
const isId = (cell: string) => /^[a-z]+_[0-9a-z]{26}$/.test(cell);
const isLink = (cell: string) => /^https?:\/\//.test(cell);

/**
 * Which columns of a table a terminal has room for, and how wide each is. Texts give way first, the widest of them; then
 * columns are left out from the end: first of all ids where rows have a name too. A link is never cut, even if its line wraps.
 */
export function fit(
  columns: readonly string[],
  lines: readonly (readonly string[])[],
  width: number,
): { shown: number[]; widths: number[] } {
  const cellsOf = (n: number) => lines.map((line) => line[n]!);
  const widest = (n: number) => Math.max(...cellsOf(n).map(widthOf));
  const widths = columns.map((title, n) => Math.max(title.length, widest(n)));
  const least = columns.map((title, n) => {
    if (cellsOf(n).some(isLink)) return 0;
    const ofCells = cellsOf(n).every(isWhole) ? widest(n) : Math.min(widest(n), firstShown.includes(title) ? 15 : 8);
    return Math.max(ofCells, Math.min(title.length, 6));
  });

  const hasName = columns.some((title) => title !== 'date' && firstShown.includes(title));
  const rank = (n: number) => {
    if (firstShown.includes(columns[n]!)) return firstShown.indexOf(columns[n]!) - firstShown.length;
    return hasName && cellsOf(n).some(isId) ? columns.length + n : n;
  };
  const shown: number[] = [];
  let used = -2;
  for (const n of columns.map((_, n) => n).toSorted((a, b) => rank(a) - rank(b))) {
    if (shown.length > 0 && used + 2 + least[n]! > width) continue;
    shown.push(n);
    used += 2 + least[n]!;
  }
  shown.sort((a, b) => a - b);

  const givesWay = shown.filter((n) => least[n]! > 0);
  const room = width - 2 * (givesWay.length - 1);
  while (givesWay.reduce((sum, n) => sum + widths[n]!, 0) > room) {
    const [first] = givesWay.filter((n) => widths[n]! > least[n]!).toSorted((a, b) => widths[b]! - widths[a]!);
    // a terminal that is too narrow for anything
    if (first === undefined) break;
    widths[first]! -= 1;
  }
  return { shown, widths };
}
