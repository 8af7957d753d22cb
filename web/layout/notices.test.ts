import { expect, test } from 'vitest';
import { shorten, shownNotices, withNotice, withoutNotice, type QueuedNotice } from './notices.ts';

const notice = (id: string, changes: Partial<QueuedNotice> = {}): QueuedNotice => ({
  id,
  label: 'created',
  title: id,
  content: '',
  priority: 'LOW',
  creatorName: 'Asha Rao',
  to: '/announcements',
  key: 1,
  ...changes,
});

test('notices queue up, and a newer one about the same announcement replaces the earlier one', () => {
  const both = withNotice(withNotice([], notice('a')), notice('b'));
  const updated = withNotice(both, notice('a', { label: 'updated', key: 3 }));
  expect(updated.map(({ id, label }) => `${id} ${label}`)).toEqual(['a updated', 'b created']);
  expect(withoutNotice(updated, 'a').map(({ id }) => id)).toEqual(['b']);
});

test('alerts are shown one at a time, other notices up to the limit', () => {
  const all = [notice('a'), notice('b', { isAlert: true }), notice('c', { isAlert: true }), notice('d'), notice('e')];
  expect(shownNotices(all, 3).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(shownNotices(withoutNotice(all, 'b'), 3).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('content over 150 characters is cut', () => {
  expect(shorten('x'.repeat(150))).toBe('x'.repeat(150));
  expect(shorten('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(shorten('🎈'.repeat(151))).toBe(`${'🎈'.repeat(150)}…`);
});
