import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from '../../core/rest.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export type Rows = readonly (readonly Cell[])[];

/** The fixed parts of a workbook with one sheet; style 1 is a date with time. */
const frame: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${xml}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${xml}<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${xml}<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${xml}<styleSheet xmlns="${sheets}/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes characters that XML does not allow, and escapes texts such as `_x000A_`, which readers would decode. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll(/[&<>]/g, (mark) => marks[mark]!);

/** The serial number of a date: days since the end of 1899 in local time, because spreadsheets have no time zones. */
const serial = (clock: string): number => Date.parse(`${clock.slice(0, 19)}Z`) / 86_400_000 + 25_569;

/** Texts are inline strings, which are never read as formulas. */
function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="1"><v>${serial(cell.clock)}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowsOf = (rows: Rows): string => rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');

const lengthOf = (cell: Cell): number =>
  cell !== null && typeof cell === 'object' ? 'yyyy-mm-dd hh:mm'.length : String(cell ?? '').length;

/** The widths of columns, in characters: the longest of these cells and the filter's button, up to a limit. */
const columnsOf = (rows: Rows): string =>
  rows[0]!
    .map((_, at) => Math.min(50, 3 + Math.max(...rows.map((row) => lengthOf(row[at]!)))))
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');

/** The letters of a column: A to Z, then AA. */
const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCodePoint(64 + column);

interface Size {
  columns: number;
  rows: number;
}

/** The sheet; counts its columns and rows. */
async function* sheetOf(pages: AsyncIterable<Rows>, size: Size): AsyncIterable<string> {
  yield `${xml}<worksheet xmlns="${sheets}/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  for await (const rows of pages) {
    if (size.rows === 0) {
      size.columns = rows[0]!.length;
      yield `<cols>${columnsOf(rows)}</cols><sheetData>`;
    }
    size.rows += rows.length;
    yield rowsOf(rows);
  }
  yield `</sheetData><autoFilter ref="A1:${letters(size.columns)}${size.rows}"/></worksheet>`;
}

/** LibreOffice shows the filter of a sheet only if its range has this name, too. */
const workbookOf = ({ columns, rows }: Size): string =>
  `${xml}<workbook xmlns="${sheets}/main" xmlns:r="${office}"><sheets><sheet name="Registrations" sheetId="1" r:id="r1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Registrations!$A$1:$${letters(columns)}$${rows}</definedName></definedNames></workbook>`;

/** The earliest time of ZIP, for reproducible files. */
const written = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A workbook (ECMA-376) with one sheet, streamed while its rows are read. The first page begins with the titles, and sets
 * the widths of the columns. The row of titles is frozen, and filters the others.
 */
export async function* xlsx(pages: AsyncIterable<Rows>): AsyncIterable<Buffer> {
  const file = new ZipFile();
  const output = file.outputStream as Readable;
  for (const [name, text] of frame) file.addBuffer(Buffer.from(text), name, written);
  const size: Size = { columns: 0, rows: 0 };
  // disables read-ahead: a page is read only when it is needed
  const sheet = Readable.from(sheetOf(pages, size), { highWaterMark: 1 }).once('error', (error) =>
    output.destroy(error),
  );
  file.addReadStream(sheet, 'xl/worksheets/sheet1.xml', written);
  // lazy: the size is known after the last row
  file.addReadStreamLazy('xl/workbook.xml', written, (done) => done(null, Readable.from([workbookOf(size)])));
  file.end();
  try {
    yield* output;
  } finally {
    sheet.destroy();
  }
}
