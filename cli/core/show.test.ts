import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { showOne, showRows } from './show.ts';
import { widthOf } from './width.ts';

/** The output on a terminal of this width, or in a pipe without a width. */
function printedLines(show: (io: Io) => void, width?: number, color = false): string[] {
  const lines: string[] = [];
  show({
    out: (line) => lines.push(line),
    say: (line) => lines.push(line),
    readBytes: () => Promise.resolve(Buffer.from('')),
    canAsk: false,
    interrupt: () => new AbortController().signal,
    width,
    color,
    env: {},
  });
  return lines;
}

const rows = [
  { id: 'event_01jd', title: 'A kite day for everybody', place: 'Hill', tags: ['a', 'b'] },
  { id: 'event_01je', title: '凧揚げ', place: null, tags: [] },
];

test('the columns of a table are aligned and fit the terminal', () => {
  const table = (width: number) =>
    printedLines((io) => showRows(io, rows, ['id', 'title', 'place', 'tags'], undefined, ''), width);
  expect(table(80)).toEqual([
    'ID          TITLE                     PLACE  TAGS',
    'event_01jd  A kite day for everybody  Hill   a, b',
    'event_01je  凧揚げ',
  ]);
  expect(table(36)).toEqual([
    'ID          TITLE              PLACE',
    'event_01jd  A kite day for e…  Hill',
    'event_01je  凧揚げ',
    'Not shown in 36 columns: tags. --json and wider terminals have all.',
  ]);
});

const events = [
  [
    'event_01kb0000000000000000000000',
    '2026-12-04 18:30 +05:30',
    'Robotics workshop for beginners',
    'Main hall',
    '12/40',
  ],
  ['event_01kb0000000000000000000001', '2026-12-05 07:30 +05:30', '凧揚げ'.repeat(9), 'Lake, north gate', '7/8'],
].map(([id, date, title, location, seats]) => ({ id, date, title, location, seats }));
const columns = ['id', 'date', 'title', 'location', 'seats'];
const eventTable = (width: number) => printedLines((io) => showRows(io, events, columns, undefined, ''), width);

test('times are never cut: at 80 columns the id is omitted, at 40 other columns as well', () => {
  expect(eventTable(80)).toEqual([
    'DATE                     TITLE                           LOCATION          SEATS',
    '2026-12-04 18:30 +05:30  Robotics workshop for beginne…  Main hall         12/40',
    '2026-12-05 07:30 +05:30  凧揚げ凧揚げ凧揚げ凧揚げ凧揚…   Lake, north gate  7/8',
    'Not shown in 80 columns: id. --json and wider terminals have all.',
  ]);
  expect(eventTable(40)).toEqual([
    'DATE                     TITLE',
    '2026-12-04 18:30 +05:30  Robotics works…',
    '2026-12-05 07:30 +05:30  凧揚げ凧揚げ凧…',
    'Not shown in 40 columns: id, location, seats. --json and wider terminals have all.',
  ]);
  expect(eventTable(200)[1]).toMatch(
    /^event_01kb0{22} {2}2026-12-04 18:30 \+05:30 {2}Robotics workshop for beginners /,
  );
});

test('at any width no line wraps, and no id, time or number is cut', () => {
  for (let width = 40; width <= 140; width += 1) {
    const lines = eventTable(width).filter((line) => !line.startsWith('Not shown'));
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    for (const line of lines.slice(1)) {
      expect(line).toMatch(/(^| )2026-12-0\d [\d:]{5} \+05:30( |$)/);
      expect(line).not.toMatch(/(event_\w*|\d)…/);
    }
  }
});

test('a table without names shows ids, and a link is never cut', () => {
  const award = {
    id: `award_${'0'.repeat(26)}`,
    createdAt: '2026-12-04 18:30 +05:30',
    effectivePoints: 5,
    by: 'Asha Rao',
  };
  const awards = printedLines((io) => showRows(io, [award], Object.keys(award), undefined, ''), 70);
  expect(awards[1]).toBe(`${award.id}  2026-12-04 18:30 +05:30  5`);
  const feed = { kind: 'TAG', tag: 'chess and other games', url: `https://evm.example/calendar/${'k'.repeat(60)}.ics` };
  expect(printedLines((io) => showRows(io, [feed], Object.keys(feed), undefined, ''), 40)[1]).toBe(
    `TAG   chess and other games  ${feed.url}`,
  );
});

test('titles are bold only on a terminal with colours', () => {
  const first = (color: boolean) => printedLines((io) => showRows(io, rows, ['id'], undefined, ''), 80, color)[0];
  expect(first(true)).toBe('\u001b[1mID\u001b[22m');
  expect(first(false)).toBe('ID');
  expect(printedLines((io) => showRows(io, rows, ['id'], undefined, ''))).toEqual(['event_01jd', 'event_01je']);
});

test('line breaks and control characters become spaces', () => {
  const row = { text: 'a\tb\r\nc\u001b[31md\u009b' };
  expect(printedLines((io) => showRows(io, [row], ['text'], undefined, ''))).toEqual(['a b c [31md ']);
  expect(printedLines((io) => showOne(io, row, undefined))).toEqual(['text\ta b c [31md ']);
  expect(printedLines((io) => showOne(io, row, undefined), 80)).toEqual(['text  a b c [31md ']);
});

test('JSON is complete and has the fields in the order of --json', () => {
  expect(printedLines((io) => showRows(io, rows, ['id'], 'place, id', '')).join('\n')).toBe(
    JSON.stringify(
      [
        { place: 'Hill', id: 'event_01jd' },
        { place: null, id: 'event_01je' },
      ],
      null,
      2,
    ),
  );
  expect(printedLines((io) => showRows(io, [], ['id'], true, ''))).toEqual(['[]']);
});
