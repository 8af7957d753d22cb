/** Formats rows of cells as lines of text. Columns in `left` are aligned left, all others right. */
export function columns(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lineOf = (row: readonly string[]) =>
    row.map((cell, n) => (left.includes(n) ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  ');
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('');
}
