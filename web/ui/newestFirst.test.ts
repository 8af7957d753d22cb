import { expect, test } from 'vitest';
import { sortLoaded } from './newestFirst.ts';

const at = (minute: string, id = `a${minute}`, pinned = false) => ({
  id,
  pinned,
  since: `2026-01-01T00:${minute}:00.000Z`,
});
const order = (all: ReturnType<typeof at>[], hasMore = false) => sortLoaded(all, hasMore).map(({ id }) => id);

test('announcements that arrive live are sorted like the server sorts them', () => {
  expect(order([at('20'), at('50'), at('30'), at('10')])).toEqual(['a50', 'a30', 'a20', 'a10']);
});

test('pinned announcements come first, also if more pages follow', () => {
  const all = [at('05', 'p', true), at('50'), at('30')];
  expect(order(all)).toEqual(['p', 'a50', 'a30']);
  expect(order(all, true)).toEqual(['p', 'a50', 'a30']);
});

test('of two announcements at the same moment, the later id comes first', () => {
  expect(order([at('10', 'b'), at('10', 'c')])).toEqual(['c', 'b']);
});

test('an announcement that belongs to a later page is hidden until that page is loaded', () => {
  const listed = [at('05'), at('50'), at('30')];
  expect(order(listed, true)).toEqual(['a50', 'a30']);
  expect(order([...listed, at('02')])).toEqual(['a50', 'a30', 'a05', 'a02']);
});

test('an empty list stays empty', () => {
  expect(order([], true)).toEqual([]);
});
