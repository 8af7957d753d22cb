import { expect, test } from 'vitest';
import { toId } from '../../../core/ids.ts';
import type { MailData } from '../../kinds.ts';
import { announcement } from './announcements.ts';
import { eventChanged, registrationConfirmed } from './events.ts';

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

test.each<[what: string, was: Partial<MailData['event-changed']['was']>, names: string[]]>([
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

test('an announcement shows its beginning beside the subject, on one line and without half an emoji', () => {
  const facts = { title: 'Storm', author: 'Olga Nizer', event: null };
  expect(announcement({ ...facts, content: 'Stay\n\n  inside.' }).preview).toBe('Stay inside.');
  const { preview } = announcement({ ...facts, content: `a${'🎉'.repeat(200)}` });
  expect(preview).toBe(`a${'🎉'.repeat(139)}`);
});

test('announcements of one minute are one message that names them all', () => {
  const news = { title: 'Storm', author: 'Olga Nizer', content: 'Stay inside.', event: null };
  const { subject, preview, blocks } = announcement({
    ...news,
    more: [{ ...news, title: 'Canteen', content: 'Closed.', event }],
  });
  expect(subject).toBe('Important: Storm; Canteen');
  expect(preview).toBe('Stay inside.');
  expect(blocks).toEqual([
    { text: 'Olga Nizer has news for everybody:' },
    { quote: 'Stay inside.' },
    { link: { label: 'View announcements', path: '/announcements' } },
    { text: 'Canteen' },
    { text: 'Olga Nizer has news about Kite day:' },
    { quote: 'Closed.' },
    { link: { label: 'View event', path } },
  ]);
});

test('an announcement leads to its event, or to all announcements', () => {
  const facts = { title: 'Storm', author: 'Olga Nizer', content: 'Stay inside.' };
  const linkOf = (about: MailData['announcement']['event']) =>
    announcement({ ...facts, event: about }).blocks.find((block) => 'link' in block);
  expect(linkOf(event)).toEqual({ link: { label: 'View event', path } });
  expect(linkOf(null)).toEqual({ link: { label: 'View announcements', path: '/announcements' } });
});
