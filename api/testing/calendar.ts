import ICAL from 'ical.js';
import type { Api } from './api.ts';
import type { Person } from './build.ts';

/** A calendar entry as a calendar program reads it. */
export interface CalendarEntry {
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly status: string;
  readonly sequence: number;
  /** ISO instants, converted with the time zone of the file. */
  readonly begins: string;
  readonly ends: string;
  readonly stamp: string;
}

/** Parses a calendar file with an independent library. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  const zones = calendar.getAllSubcomponents('vtimezone').map((component) => new ICAL.Timezone(component));
  const instant = (part: ICAL.Component, name: string) => {
    const property = part.getFirstProperty(name)!;
    const time = property.getFirstValue() as ICAL.Time;
    const named = property.getFirstParameter('tzid');
    if (named) time.zone = zones.find(({ tzid }) => tzid === named)!;
    return new Date(time.toUnixTime() * 1000).toISOString();
  };
  const entries = calendar.getAllSubcomponents('vevent').map((part): CalendarEntry => {
    const value = (name: string) => part.getFirstPropertyValue(name) as never;
    return {
      uid: value('uid'),
      title: value('summary'),
      place: value('location'),
      status: value('status'),
      sequence: value('sequence'),
      begins: instant(part, 'dtstart'),
      ends: instant(part, 'dtend'),
      stamp: instant(part, 'dtstamp'),
    };
  });
  return {
    entries,
    // RFC 7986, which the parser does not support
    name: String(calendar.getFirstPropertyValue('name')).replaceAll(/\\(.)/g, '$1'),
    zones: zones.map(({ tzid }) => tzid),
    calendar,
  };
}

export interface BuiltFeed {
  readonly id: string;
  readonly url: string;
  readonly tag: string | null;
  readonly kind: string;
  readonly createdAt: string;
}

/** Creates feeds, and reads them like a calendar program. */
export function feedsAt(api: Api) {
  const make = async (as: Person, kind: 'MINE' | 'ALL' | 'TAG', tag?: string): Promise<BuiltFeed> => {
    const { data } = await api.as(as)<{ createCalendarFeed: { feed: BuiltFeed } }>(
      'mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { feed { id url tag kind createdAt } } }',
      { input: { kind, tag } },
    );
    return data.createCalendarFeed.feed;
  };
  /** The link points to the web client's address; in tests, that is the server itself. */
  const fetchFeed = ({ url }: { url: string }, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${api.url}${new URL(url).pathname}`, { method, headers });
  const read = async (feed: { url: string }) => readCalendar(await (await fetchFeed(feed)).text());
  return { make, fetchFeed, read };
}
