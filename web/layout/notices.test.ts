import { describe, expect, test } from 'vitest';
import { concerns, shorten, withNotice, withoutNotice, type LiveNotice } from './notices.ts';

const notice = (id: string, changes: Partial<LiveNotice> = {}): LiveNotice => ({
  id,
  kind: 'created',
  title: id,
  content: '',
  priority: 'LOW',
  creatorName: 'Asha Rao',
  to: '/announcements',
  key: 1,
  ...changes,
});

test('notices queue up, and a later one about the same announcement takes its place', () => {
  const both = withNotice(withNotice([], notice('a')), notice('b'));
  const updated = withNotice(both, notice('a', { kind: 'updated', key: 3 }));
  expect(updated.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['a updated', 'b created']);
  expect(withoutNotice(updated, 'a').map(({ id }) => id)).toEqual(['b']);
});

test('150 characters stay as they are, more are cut', () => {
  expect(shorten('x'.repeat(150))).toBe('x'.repeat(150));
  expect(shorten('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(shorten('🎈'.repeat(151))).toBe(`${'🎈'.repeat(150)}…`);
});

describe('a notice concerns', () => {
  test.each([
    [null, '/home', true],
    [null, '/events/event_1', true],
    ['event_1', '/events/event_1', true],
    ['event_1', '/events/event_1/edit', true],
    ['event_1', '/events/event_12', false],
    ['event_1', '/events', false],
    ['event_1', '/home', false],
  ])('of event %s somebody at %s: %s', (eventId, pathname, outcome) => {
    expect(concerns(eventId, pathname)).toBe(outcome);
  });
});
