import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { showOne, showRows } from './show.ts';

/** What is printed on a terminal of this width; without one, in a pipe. */
function printed(show: (io: Io) => void, width?: number, color = false): string[] {
  const lines: string[] = [];
  show({
    out: (line) => lines.push(line),
    say: () => {},
    read: () => Promise.resolve(''),
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

test('the columns of a table stand below each other, as narrow as the terminal wants', () => {
  const table = (width: number) =>
    printed((io) => showRows(io, rows, ['id', 'title', 'place', 'tags'], undefined, ''), width);
  expect(table(80)).toEqual([
    'ID          TITLE                     PLACE  TAGS',
    'event_01jd  A kite day for everybody  Hill   a, b',
    'event_01je  凧揚げ',
  ]);
  expect(table(36)).toEqual([
    'ID          TITLE        PLACE  TAGS',
    'event_01jd  A kite day…  Hill   a, b',
    'event_01je  凧揚げ',
  ]);
});

test('only a terminal with colours gets a bold line of titles', () => {
  const first = (color: boolean) => printed((io) => showRows(io, rows, ['id'], undefined, ''), 80, color)[0];
  expect(first(true)).toBe('\u001b[1mID\u001b[22m');
  expect(first(false)).toBe('ID');
  expect(printed((io) => showRows(io, rows, ['id'], undefined, ''))).toEqual(['event_01jd', 'event_01je']);
});

test('what could break a line or command a terminal is a space', () => {
  const row = { text: 'a\tb\r\nc\u001b[31md\u009b' };
  expect(printed((io) => showRows(io, [row], ['text'], undefined, ''))).toEqual(['a b c [31md ']);
  expect(printed((io) => showOne(io, row, undefined))).toEqual(['text\ta b c [31md ']);
  expect(printed((io) => showOne(io, row, undefined), 80)).toEqual(['text  a b c [31md ']);
});

test('JSON keeps everything, and the order of the fields that were named', () => {
  expect(printed((io) => showRows(io, rows, ['id'], 'place, id', '')).join('\n')).toBe(
    JSON.stringify(
      [
        { place: 'Hill', id: 'event_01jd' },
        { place: null, id: 'event_01je' },
      ],
      null,
      2,
    ),
  );
  expect(printed((io) => showRows(io, [], ['id'], true, 'None.'))).toEqual(['[]']);
});
