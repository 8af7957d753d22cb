import { expect, test } from 'vitest';
import { toId } from '../core/ids.ts';
import type { MessageData } from '../core/names.ts';
import { registrationConfirmed } from '../registrations/messages.ts';
import { eventChanged } from './messages.ts';

const event = {
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
  title: 'Kite day',
  location: 'Roof',
  date: '2026-11-21T12:00:00+00:00',
  version: 2,
};
const path = `/events/${toId('event', event.id)}`;

/** The names of the facts in a message, block by block. */
const factsIn = ({ blocks }: ReturnType<typeof eventChanged>) =>
  blocks.flatMap((block) => ('facts' in block ? [block.facts.map(([name]) => name)] : []));

test.each<[what: string, was: Partial<MessageData['event-changed']['was']>, names: string[]]>([
  ['the title', { title: 'Kite night' }, ['Event']],
  ['the place', { location: 'Garden' }, ['Where']],
  ['the date', { date: '2026-11-22T12:00:00.000Z' }, ['When']],
  ['place and date', { location: 'Garden', date: '2026-11-22T12:00:00.000Z' }, ['When', 'Where']],
])('a message about a change of %s tells only that of what was before', (_, was, names) => {
  // the same instant as the event's, in another notation
  const before = { title: event.title, location: event.location, date: '2026-11-21T12:00:00.000Z', ...was };
  expect(factsIn(eventChanged({ ...event, was: before }))).toEqual([['Event', 'When', 'Where'], names]);
});

test('a message about an event names the day, the hour and the zone, and leads to the event', () => {
  const { preview, blocks } = registrationConfirmed(event);
  expect(preview).toMatch(/^(Satur|Sun)day, 2[12] November 2026 at \d\d:\d\d \S+, Roof$/);
  expect(blocks).toContainEqual({ link: { label: 'View event', path } });
});
