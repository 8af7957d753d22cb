import { expect, test } from 'vitest';
import { toId } from '../core/ids/ids.ts';
import { type CalendarMethod, calendarOf, type EventFacts } from './ics.ts';

const facts: EventFacts = {
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
  title: 'Evening of music',
  location: 'Main hall',
  date: '2026-11-21T23:30:00+05:30',
  version: 4,
};
const url = `https://evm.example/events/${toId('event', facts.id)}`;
const at = new Date('2026-11-20T08:09:10Z');

const written = (event: Partial<EventFacts> = {}, method: CalendarMethod = 'PUBLISH', base = 'https://evm.example') =>
  calendarOf({ ...facts, ...event }, method, { base, from: 'events@evm.example', at });

/** The value of a property, after folded lines are joined. */
function property(file: string, name: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`) || each.startsWith(`${name};`));
  return line?.slice(line.indexOf(':') + 1);
}

/** Unescapes text by RFC 5545. */
const plain = (text: string | undefined) =>
  text?.replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

test('an event has its time in UTC, and lasts an hour if it has no end', () => {
  expect(written().split('\r\n').filter(Boolean)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//evm//events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000@evm.example',
    'SEQUENCE:4',
    'DTSTAMP:20261120T080910Z',
    'DTSTART:20261121T180000Z',
    'DTEND:20261121T190000Z',
    'SUMMARY:Evening of music',
    'LOCATION:Main hall',
    'ORGANIZER;CN="Campus Events":mailto:events@evm.example',
    `URL;VALUE=URI:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('the last line ends with a line break', () => {
  expect(written()).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('a cancellation has the same UID and a higher SEQUENCE', () => {
  const [current, cancelled] = [written(), written({ version: 5, title: 'Another name' }, 'CANCEL')];
  expect(property(cancelled, 'METHOD')).toBe('CANCEL');
  expect(property(cancelled, 'STATUS')).toBe('CANCELLED');
  expect(property(cancelled, 'UID')).toBe(property(current, 'UID'));
  expect(Number(property(cancelled, 'SEQUENCE'))).toBeGreaterThan(Number(property(current, 'SEQUENCE')));
});

test('the UID does not contain the port, which may change', () => {
  expect(property(written({}, 'PUBLISH', 'http://localhost:4000'), 'UID')).toBe(`${facts.id}@localhost`);
});

test.each([
  ['commas and semicolons', 'Chess, tea; and cake'],
  ['a backslash before an n', 'C:\\new, \\n and \\, too'],
  ['line breaks', 'One\nTwo\r\nThree'],
  ['quotes and colons', 'The "last": dance'],
  ['text that looks like another property', 'Dance\r\nATTENDEE:mailto:victim@evm.example'],
  ['other scripts and emoji, longer than a line', `${'ಸಂಗೀತ ಸಂಜೆ 🎉👩‍👩‍👧 '.repeat(12)}Größe`],
  ['two hundred letters without a space', 'x'.repeat(200)],
  ['emoji that meet the end of a line', `${'a'.repeat(63)}${'🎉'.repeat(34)}`],
])('title and place survive the file: %s', (_, text) => {
  const file = written({ title: text, location: text });
  const expected = text.replaceAll('\r\n', '\n');
  expect(plain(property(file, 'SUMMARY'))).toBe(expected);
  expect(plain(property(file, 'LOCATION'))).toBe(expected);
  expect(property(file, 'ATTENDEE')).toBeUndefined();
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a line is never folded within a character', () => {
  const file = Buffer.from(written({ title: '🎉ಸ'.repeat(60) }));
  const lines = file.toString('latin1').split('\r\n');
  for (const line of lines)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
});
