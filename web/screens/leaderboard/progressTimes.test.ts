import { describe, expect, test } from 'vitest';
import { axisOf, sessionsOf } from './progressTimes.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('the time axis of the chart', () => {
  test('a session has a margin, even with a single moment', () => {
    expect(sessionsOf([day])).toEqual([[day - 5 * minute, day + 5 * minute]]);
    expect(sessionsOf([0, 10 * hour])).toEqual([[-0.3 * hour, 10.3 * hour]]);
  });

  test('long pauses are cut out', () => {
    const sessions = sessionsOf([0, hour, 60 * day]);
    expect(sessions).toEqual([
      [-5 * minute, 65 * minute],
      [60 * day - 5 * minute, 60 * day + 5 * minute],
    ]);
    const { times, places } = axisOf(sessions);
    expect(times).toEqual(sessions.flat());
    expect(places[0]).toBe(0);
    expect(places[1]).toBeGreaterThan(0.7);
    expect(places[3]).toBe(1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('many sessions share one continuous axis', () => {
    const weeks = Array.from({ length: 8 }, (_, n) => n * 7 * day);
    expect(sessionsOf(weeks)).toHaveLength(1);
    expect(axisOf(sessionsOf(weeks)).places).toEqual([0, 1]);
  });
});
