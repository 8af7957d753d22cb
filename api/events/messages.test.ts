import { expect, test } from 'vitest';
import { inWords } from '../core/texts/inWords.ts';
import { toId } from '../core/ids/ids.ts';
import { addTemplates, blockInWords } from '../core/messages/message.ts';
import type { MessageData } from '../core/names.ts';
import { mailOf } from '../mail/render.ts';
import { Language } from '../settings/UserSettings.ts';
import { registrationConfirmed } from '../registrations/messages.ts';
import { eventChanged, messages } from './messages.ts';

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
  blocks.flatMap((block) => ('facts' in block ? [block.facts.map(([name]) => inWords(name))] : []));

test.each<[what: string, was: Partial<MessageData['event-changed']['was']>, names: string[]]>([
  ['the title', { title: 'Kite night' }, ['Event']],
  ['the place', { location: 'Garden' }, ['Where']],
  ['the date', { date: '2026-11-22T12:00:00.000Z' }, ['When']],
  ['the end', { endsAt: '2026-11-21T14:00:00.000Z' }, ['When']],
  ['place and date', { location: 'Garden', date: '2026-11-22T12:00:00.000Z' }, ['When', 'Where']],
])('a message about a change of %s contains only that old fact', (_, was, names) => {
  // the same instant as the event's, in another notation
  const before = { title: event.title, location: event.location, date: '2026-11-21T12:00:00.000Z', ...was };
  expect(factsIn(eventChanged({ ...event, was: before }))).toEqual([['Event', 'When', 'Where'], names]);
});

test.each<[was: Partial<MessageData['event-changed']['was']>, preview: string]>([
  [{ location: 'Garden' }, 'Now at Roof'],
  [{ date: '2026-11-22T12:00:00.000Z' }, 'Now Saturday, 21 November 2026 at 17:30 GMT+5:30'],
  [{ endsAt: '2026-11-21T14:00:00.000Z' }, 'Now Saturday, 21 November 2026 at 17:30 GMT+5:30'],
  [
    { location: 'Garden', date: '2026-11-22T12:00:00.000Z', title: 'Kite night' },
    'Now Saturday, 21 November 2026 at 17:30 GMT+5:30, at Roof',
  ],
  [{ title: 'Kite night' }, 'Before: Kite night'],
  [{ standing: 'off' }, 'Saturday, 21 November 2026 at 17:30 GMT+5:30, Roof'],
])('after %j, the preview names only what is new', (was, preview) => {
  const before = { title: event.title, location: event.location, date: '2026-11-21T12:00:00.000Z', ...was };
  expect(inWords(eventChanged({ ...event, timeZone: 'Asia/Kolkata', was: before }).preview)).toBe(preview);
});

test('a message about an event contains day, time, zone and a link to the event', () => {
  const { preview, blocks } = registrationConfirmed(event);
  expect(inWords(preview)).toMatch(/^(Satur|Sun)day, 2[12] November 2026 at \d\d:\d\d \S+, Roof$/);
  expect(blocks.map(blockInWords)).toContainEqual({ link: { label: 'View event', path } });
});

test.each([
  [undefined, '17:30–20:00 GMT+5:30', '17:30 GMT+5:30'],
  ['Europe/Paris', '13:00–15:30 CET', '13:00 CET'],
])('for a reader in the zone %s, the mail contains start and end as %s', (timeZone, range, start) => {
  addTemplates(messages);
  const data = { ...event, endsAt: '2026-11-21T14:30:00+00:00', was: { ...event, endsAt: null } };
  const { text, icalEvent } = mailOf(
    {
      id: 'mail_1',
      kind: 'event-changed',
      name: 'Asha',
      address: 'asha@college.example',
      language: Language.ENGLISH,
      timeZone,
      data,
      createdAt: new Date('2026-11-20T00:00:00Z'),
    },
    '',
    { base: 'https://evm.example', from: 'evm@college.example', timeZone: 'Asia/Kolkata', linkSecret: 'secret' },
  );
  const lines = text.replaceAll('\u2009', ' ');
  expect(lines).toContain(`Saturday, 21 November 2026, ${range}`);
  expect(lines).toContain(`Saturday, 21 November 2026 at ${start}`);
  expect(icalEvent?.content).toContain('DTEND:20261121T143000Z');
});
