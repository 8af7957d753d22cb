import { expect, test } from 'vitest';
import { findPlaces, type Place } from './findPlaces.ts';

const places: Place[] = [
  { to: '/events/1/code', text: 'Check-in code', aside: 'Lantern walk' },
  { to: '/my-events', text: 'My Events' },
  { to: '/events', text: 'Events' },
  { to: '/profile', text: 'Perfil y sesión' },
  { to: '/settings#privacy', text: 'Privacy', aside: 'Settings', hint: 'What others may know about you', isPart: true },
];
const found = (typed: string) => findPlaces(places, typed).map(({ to }) => to);

test('without words, all places are listed except parts of a screen', () => {
  expect(found(' ')).toEqual(['/events/1/code', '/my-events', '/events', '/profile']);
});

test('names that begin with the words come first', () => {
  expect(found('event')).toEqual(['/events', '/my-events']);
});

test('all words must occur in the name, the description or what a place belongs to', () => {
  expect(found('code lantern')).toEqual(['/events/1/code']);
  expect(found('know')).toEqual(['/settings#privacy']);
  expect(found('settings')).toEqual(['/settings#privacy']);
  expect(found('settings code')).toEqual([]);
});

test('case, accents and hyphens do not matter', () => {
  expect(found('SESION')).toEqual(['/profile']);
  expect(found('check in')).toEqual(['/events/1/code']);
});

test('at most seven places are found', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ to: `/${n}`, text: `Place ${n}` }));
  expect(findPlaces(many, 'place')).toHaveLength(7);
});
