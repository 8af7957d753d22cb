import { describe, expect, test } from 'vitest';
import { belongsOnPage } from './belongsOnPage.ts';

describe('which pages show a notice', () => {
  test.each([
    [null, '/home', true],
    [null, '/events/event_1', true],
    ['event_1', '/events/event_1', true],
    ['event_1', '/events/event_1/edit', true],
    ['event_1', '/events/event_12', false],
    ['event_1', '/events', false],
    ['event_1', '/home', false],
  ])('a notice about event %s on %s: %s', (eventId, pathname, outcome) => {
    expect(belongsOnPage(eventId, pathname)).toBe(outcome);
  });
});
