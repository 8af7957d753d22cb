import { stringify } from 'csv-stringify/sync';
import type { Context } from '../../core/context/context.ts';
import type { Cell, Route } from '../../core/rest.ts';
import { valueAt, type Call } from './calls.ts';
import { pagesOf } from './lists.ts';
import { xlsx, type Rows } from './xlsx.ts';

/** The media types of table files, by extension. */
export const sheetTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need. As OWASP recommends, all cells are quoted,
 * and an apostrophe precedes cells that would start a formula. Phone numbers of digits and spaces cannot: they stay as
 * they are.
 */
async function* csv(pages: AsyncIterable<Rows>): AsyncIterable<string> {
  yield '\ufeff';
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => row.map((cell) => (cell !== null && typeof cell === 'object' ? cell.clock : cell))),
      {
        record_delimiter: 'windows',
        quoted: true,
        escape_formulas: true,
        cast: { string: (value) => (/^\+\d[\d ]*$/.test(value) ? { value, escape_formulas: false } : value) },
      },
    );
}

/** Streams a list as a table file, one page at a time. Returns the stream and the file name. */
export async function answerSheet(
  call: Call,
  ctx: Context,
  variables: Readonly<Record<string, unknown>>,
  { ending, name, table }: NonNullable<Route['sheet']>,
): Promise<{ name: string; stream: AsyncIterable<string | Buffer> }> {
  const pages = pagesOf(call, ctx, variables);
  const first = await pages.first(null, Number.POSITIVE_INFINITY);
  const { columns, row, lastRow } = table(first.data, variables);
  const rows = async function* (): AsyncIterable<Rows> {
    yield* rowsOf(pages, first, row, [columns]);
    if (!call.last || !lastRow) return;
    await ctx.reloadViewer();
    const last = pagesOf(call.last, ctx, variables);
    yield* rowsOf(last, await last.first(null, Number.POSITIVE_INFINITY), lastRow);
  };
  const written = { csv, xlsx }[ending];
  return { name: String(valueAt(first.data, name)), stream: written(rows()) };
}

type Pages = ReturnType<typeof pagesOf>;

async function* rowsOf(
  pages: Pages,
  { connection: first }: Awaited<ReturnType<Pages['first']>>,
  row: (node: unknown) => readonly Cell[],
  titles: Rows = [],
): AsyncIterable<Rows> {
  for (let [connection, above] = [first, titles]; ; above = []) {
    yield [...above, ...connection.edges.map(({ node }) => row(node))];
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (!hasNextPage) return;
    connection = await pages.next(endCursor, Number.POSITIVE_INFINITY);
  }
}
