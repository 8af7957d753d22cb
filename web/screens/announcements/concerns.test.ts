import { describe, expect, test } from 'vitest';
import { concerns } from './concerns.ts';

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
