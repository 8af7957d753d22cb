import { expect, test } from 'vitest';
import { readCalendar } from '../testing/calendar.ts';
import { CalendarFeedKind } from './CalendarFeed.ts';
import { type FeedFrame, feedFile } from './file.ts';
import type { FeedEntry } from './read.ts';

const stamp = new Date('2026-11-20T08:09:10Z');

const entryOf = (facts: Partial<FeedEntry> = {}): FeedEntry => ({
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
  title: 'Evening of music',
  location: 'Main hall',
  date: new Date('2026-11-21T18:00:00Z'),
  endsAt: null,
  sequence: 4,
  stamp,
  status: 'CONFIRMED',
  mark: '',
  ...facts,
});

const fileWith = (entries: readonly Partial<FeedEntry>[], frame: Partial<FeedFrame> = {}) =>
  feedFile(
    entries.map((facts, n) => entryOf({ id: `0193aaaa-bbbb-7ccc-8ddd-${String(n).padStart(12, '0')}`, ...facts })),
    {
      kind: CalendarFeedKind.MINE,
      tag: null,
      language: 'english',
      base: 'https://evm.example',
      from: 'events@evm.example',
      zone: 'Asia/Kolkata',
      ...frame,
    },
  );

/** Unfolds the lines as a calendar program does. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar is named in the language of its owner', async () => {
  expect(unfold(await fileWith([], { language: 'german' }))).toContain('NAME:Meine Campus Events');
});

test('a calendar has a name, a time zone and a refresh interval, and entries have a timestamp', async () => {
  const file = await fileWith([{}]);
  expect(unfold(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//evm//events//EN',
    'METHOD:PUBLISH',
    'NAME:My Campus Events',
    'X-WR-CALNAME:My Campus Events',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:0193aaaa-bbbb-7ccc-8ddd-000000000000@evm.example',
    'SEQUENCE:4',
    'DTSTAMP:20261120T080910Z',
    'DTSTART;TZID=Asia/Kolkata:20261121T233000',
    'DTEND;TZID=Asia/Kolkata:20261122T003000',
    'SUMMARY:Evening of music',
    'LOCATION:Main hall',
    'ORGANIZER;CN="Campus Events":mailto:events@evm.example',
    expect.stringMatching(/^URL;VALUE=URI:https:\/\/evm\.example\/events\/event_/),
    'STATUS:CONFIRMED',
    'LAST-MODIFIED:20261120T080910Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['Devanagari', 'संगीत संध्या और पतंग उत्सव '.repeat(8)],
  ['Kannada with joiners', 'ಕ್‍ಷಿಪ್ರ ಸಂಗೀತ ಸಂಜೆ '.repeat(8)],
  ['families of emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(14)],
  ['marks upon marks', 'a\u0301\u0323\u0302'.repeat(40)],
  ['Arabic', 'أمسية موسيقية في القاعة '.repeat(8)],
  ['Chinese', '音樂之夜'.repeat(45)],
  ['letters without an end', 'x'.repeat(200)],
  ['emoji that meet the end of a line', `${'a'.repeat(64)}${'🎉'.repeat(30)}`],
])('%s: lines are folded at 75 octets between characters and unfold to the same text', async (_, text) => {
  const file = await fileWith([{ title: text.trim(), location: text.trim() }], {
    kind: CalendarFeedKind.TAG,
    tag: text.slice(0, 30),
  });
  for (const line of Buffer.from(file).toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
  }
  const { entries, name } = readCalendar(file);
  expect(entries[0]).toMatchObject({ title: text.trim(), place: text.trim() });
  expect(name).toBe(`Campus Events: ${text.slice(0, 30)}`);
});

test.each([
  ['commas and semicolons', 'Chess, tea; and cake'],
  ['a backslash before a letter', String.raw`C:\new, \n and \, too\\`],
  ['line breaks', 'One\nTwo\nThree'],
  ['quotes, colons and carets', 'The "last": dance ^n ^^'],
  ['what looks like another property', 'Dance\nATTENDEE:mailto:victim@evm.example\nEND:VEVENT'],
])('%s are preserved in entries and in the name', async (_, text) => {
  const { entries, calendar } = readCalendar(await fileWith([{ title: text, location: text }]));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ title: text, place: text });
  expect(calendar.getFirstSubcomponent('vevent')!.getFirstProperty('attendee')).toBeNull();
  const tag = text.replaceAll('\n', ' ').slice(0, 30);
  expect(readCalendar(await fileWith([], { kind: CalendarFeedKind.TAG, tag })).name).toBe(`Campus Events: ${tag}`);
});

/** A one-hour event in each zone, with its local begin and end. */
const hours: readonly [what: string, zone: string, instant: string, begins: string, ends: string][] = [
  ['the last before clocks go forward', 'Europe/Berlin', '2027-03-28T00:59:00Z', '20270328T015900', '20270328T035900'],
  ['the first after it', 'Europe/Berlin', '2027-03-28T01:00:00Z', '20270328T030000', '20270328T040000'],
  ['summer', 'Europe/Berlin', '2027-07-01T10:00:00Z', '20270701T120000', '20270701T130000'],
  ['winter', 'Europe/Berlin', '2027-12-01T10:00:00Z', '20271201T110000', '20271201T120000'],
  [
    'the first Sunday of winter after the hour that comes twice',
    'Europe/Berlin',
    '2027-10-31T02:00:00Z',
    '20271031T030000',
    '20271031T040000',
  ],
  ['summer where it is winter here', 'Australia/Sydney', '2027-01-10T08:00:00Z', '20270110T190000', '20270110T200000'],
  ['winter there', 'Australia/Sydney', '2027-07-10T08:00:00Z', '20270710T180000', '20270710T190000'],
  ['half an hour of summer time', 'Australia/Lord_Howe', '2027-01-10T08:00:00Z', '20270110T190000', '20270110T200000'],
  [
    'a month of winter in the summer',
    'Africa/Casablanca',
    '2027-02-20T12:00:00Z',
    '20270220T120000',
    '20270220T130000',
  ],
  ['across midnight and the year', 'Asia/Kolkata', '2026-12-31T18:00:00Z', '20261231T233000', '20270101T003000'],
  ['29 February', 'Asia/Kolkata', '2028-02-29T12:00:00Z', '20280229T173000', '20280229T183000'],
  ['into 29 February', 'Asia/Kathmandu', '2028-02-28T17:45:00Z', '20280228T233000', '20280229T003000'],
  ['where the day begins first', 'Pacific/Kiritimati', '2026-12-31T09:30:00Z', '20261231T233000', '20270101T003000'],
  ['where it ends last', 'Pacific/Niue', '2027-01-01T10:30:00Z', '20261231T233000', '20270101T003000'],
  ['a whole day', 'America/St_Johns', '2027-06-01T02:30:00Z', '20270601T000000', '20270601T010000'],
];

test.each(hours)('an hour keeps its local time: %s (%s, %s)', async (_, zone, instant, begins, ends) => {
  const file = await fileWith([{ date: new Date(instant) }], { zone });
  expect(unfold(file)).toEqual(
    expect.arrayContaining([`DTSTART;TZID=${zone}:${begins}`, `DTEND;TZID=${zone}:${ends}`]),
  );
  const { entries, zones } = readCalendar(file);
  expect(zones).toEqual([zone]);
  expect(entries[0]).toMatchObject({
    begins: new Date(instant).toISOString(),
    ends: new Date(Date.parse(instant) + 3_600_000).toISOString(),
  });
});

test('the local times of several years convert back to the same instants', async () => {
  for (const zone of [
    'Europe/Berlin',
    'America/New_York',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
  ]) {
    const dates = Array.from({ length: 1200 }, (_, n) => new Date(Date.UTC(2026, 5, 1) + n * 12.5 * 3_600_000));
    const { entries } = readCalendar(
      await fileWith(
        dates.map((date) => ({ date })),
        { zone },
      ),
    );
    expect(entries.map(({ begins }) => begins)).toEqual(dates.map((date) => date.toISOString()));
  }
});

test('an event keeps its end across days, clock changes, the year and 29 February, from midnight to midnight', async () => {
  const spans: readonly [zone: string, from: string, to: string, begins: string, ends: string][] = [
    ['Europe/Berlin', '2027-03-26T09:00:00Z', '2027-03-29T08:00:00Z', '20270326T100000', '20270329T100000'],
    ['Europe/Berlin', '2027-10-30T08:00:00Z', '2027-11-01T09:00:00Z', '20271030T100000', '20271101T100000'],
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z', '20270314T000000', '20270315T000000'],
    ['America/New_York', '2027-11-07T04:00:00Z', '2027-11-08T05:00:00Z', '20271107T000000', '20271108T000000'],
    ['Pacific/Kiritimati', '2026-12-30T10:00:00Z', '2027-01-01T10:00:00Z', '20261231T000000', '20270102T000000'],
    ['Pacific/Niue', '2028-02-29T11:00:00Z', '2028-03-01T11:00:00Z', '20280229T000000', '20280301T000000'],
  ];
  for (const [zone, from, to, begins, ends] of spans) {
    const file = await fileWith([{ date: new Date(from), endsAt: new Date(to) }], { zone });
    expect(unfold(file)).toEqual(
      expect.arrayContaining([`DTSTART;TZID=${zone}:${begins}`, `DTEND;TZID=${zone}:${ends}`]),
    );
    expect(readCalendar(file).entries[0]).toMatchObject({
      begins: new Date(from).toISOString(),
      ends: new Date(to).toISOString(),
    });
  }
});

test('in the repeated hour, the first pass is written in local time and the second in UTC', async () => {
  const [once, again] = [new Date('2027-10-31T00:30:00Z'), new Date('2027-10-31T01:30:00Z')];
  const file = await fileWith([{ date: again }, { date: once }], { zone: 'Europe/Berlin' });
  expect(unfold(file)).toContain('DTSTART:20271031T013000Z');
  expect(readCalendar(file).entries.map(({ begins, ends }) => [begins, ends])).toEqual([
    ['2027-10-31T01:30:00.000Z', '2027-10-31T02:30:00.000Z'],
    ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ]);
});

test('in the zone UTC, times are written in UTC', async () => {
  const file = await fileWith([{}], { zone: 'UTC' });
  expect(unfold(file)).toContain('DTSTART:20261121T180000Z');
  expect(readCalendar(file).zones).toEqual([]);
});

test('cancelled and tentative entries have their status, and public entries do not block time', async () => {
  const statuses = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const;
  const { entries } = readCalendar(await fileWith(statuses.map((status) => ({ status }))));
  expect(entries.map(({ status }) => status)).toEqual(statuses);
  expect(await fileWith([{}], { kind: CalendarFeedKind.ALL })).toContain('\r\nTRANSP:TRANSPARENT\r\n');
  expect(await fileWith([{}])).not.toContain('TRANSP');
});

test('an empty calendar and one with 2,500 entries are valid', async () => {
  expect(readCalendar(await fileWith([])).entries).toEqual([]);
  const many = Array.from({ length: 2500 }, (_, n) => ({ title: `Number ${n}` }));
  const { entries } = readCalendar(await fileWith(many));
  expect(entries.map(({ title }) => title)).toEqual(many.map(({ title }) => title));
});
