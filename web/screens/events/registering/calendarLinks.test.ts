import { expect, test } from 'vitest';
import { calendarLinks } from './calendarLinks.ts';

const entry = {
  title: 'Tea & cake + chess; 50% "off" संगीत',
  location: 'Lake gate, pier #2',
  endsAt: null,
  date: '2026-12-31T23:30:00.000Z',
  url: 'https://evm.example/events/event_01jd5xq2m8fz4tqv7n3r6k9w0c',
};

test('Google gets the title, place, time and link unchanged', () => {
  const { origin, pathname, searchParams } = new URL(calendarLinks(entry).google);
  expect([origin, pathname]).toEqual(['https://calendar.google.com', '/calendar/render']);
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261231T233000Z/20270101T003000Z',
    location: entry.location,
    details: entry.url,
  });
});

test.each([
  ['outlook', 'https://outlook.live.com'],
  ['office', 'https://outlook.office.com'],
] as const)('%s gets the same, without + for spaces', (name, origin) => {
  const link = new URL(calendarLinks(entry)[name]);
  expect([link.origin, link.pathname]).toEqual([origin, '/calendar/0/deeplink/compose']);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: '2026-12-31T23:30:00.000Z',
    enddt: '2027-01-01T00:30:00.000Z',
    location: entry.location,
    body: entry.url,
  });
  expect(link.search).not.toContain('+');
});

test('the link of an event with an end contains that end', () => {
  const { google, outlook } = calendarLinks({ ...entry, endsAt: '2027-01-02T10:00:00.000Z' });
  expect(new URL(google).searchParams.get('dates')).toBe('20261231T233000Z/20270102T100000Z');
  expect(new URL(outlook).searchParams.get('enddt')).toBe('2027-01-02T10:00:00.000Z');
});
