import { expect, test } from 'vitest';
import { boardAt, nextMoment, type EventAtPlace } from './boardAt.ts';

/** An event between two minutes. */
const event = (title: string, from: number, to?: number): EventAtPlace => ({
  id: title,
  title,
  date: new Date(from * 60_000).toISOString(),
  endsAt: to === undefined ? null : new Date(to * 60_000).toISOString(),
});
const places = [
  { place: 'Attic', events: [event('Debate', 0, 30)], next: null },
  { place: 'Main Hall', events: [event('Robo Wars', 10, 60)], next: event('Quiz', 90, 120) },
  { place: 'Zoo', events: [], next: event('Chess', 40) },
];
const titlesAt = (minute: number) =>
  boardAt(places, minute * 60_000).map(
    ({ place, events, next }) => `${place}: ${events.map(({ title }) => title).join()} / ${next?.title}`,
  );

test('the clock ends events and begins the next ones', () => {
  expect(titlesAt(20)).toEqual(['Attic: Debate / undefined', 'Main Hall: Robo Wars / Quiz', 'Zoo:  / Chess']);
  expect(titlesAt(30)).toEqual(['Main Hall: Robo Wars / Quiz', 'Zoo:  / Chess']);
  // an event without an end is over once it has begun
  expect(titlesAt(40)).toEqual(['Main Hall: Robo Wars / Quiz']);
  expect(titlesAt(90)).toEqual(['Main Hall: Quiz / undefined']);
});

test('nothing is shown while nothing goes on', () => {
  expect(titlesAt(70)).toEqual([]);
  expect(titlesAt(130)).toEqual([]);
});

test('the next moment is the next begin or end', () => {
  const minutes = [20, 30, 60, 90, 120].map((minute) => nextMoment(places, minute * 60_000) / 60_000);
  expect(minutes).toEqual([30, 40, 90, 120, Infinity]);
});
