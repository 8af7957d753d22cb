import { setImmediate as pause } from 'node:timers/promises';
import { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { productName } from '../core/message.ts';
import { addEntry, endOf, newCalendar } from '../events/ics.ts';
import { CalendarFeedKind } from './CalendarFeed.ts';
import type { Entry } from './read.ts';
import { inZone, timeZoneOf } from './zone.ts';

/** What a feed says beside its events. */
export interface FeedFrame {
  readonly kind: CalendarFeedKind;
  readonly tag: string | null;
  /** The address of the web client, without a slash at its end. */
  readonly base: string;
  /** The address that messages come from. */
  readonly from: string;
  /** The zone by whose clocks the times are told. */
  readonly zone: string;
}

/** How often programs shall ask again, in seconds. */
const refresh = 3600;

/** So many events are written at once before others have their turn: some 5 ms. */
const atOnce = 100;

/** A whole calendar as a file (RFC 5545 and 7986), of up to a megabyte. */
export async function feedFile(entries: readonly Entry[], frame: FeedFrame): Promise<string> {
  const instants = entries.flatMap((entry) => [entry.date, endOf(entry)]);
  const zone = timeZoneOf(frame.zone, instants);
  let text = '';
  for (let n = 0; n === 0 || n < entries.length; n += atOnce) {
    if (n > 0) await pause();
    const part = partOf(entries.slice(n, n + atOnce), frame, zone);
    text += part.slice(n === 0 ? 0 : part.indexOf('BEGIN:VEVENT'), part.lastIndexOf('END:VCALENDAR'));
  }
  return `${text}END:VCALENDAR\r\n`;
}

function partOf(entries: readonly Entry[], { kind, tag, base, from, zone }: FeedFrame, zoneText: string): string {
  const calendar = newCalendar();
  // not the calendar's own zone: the stamps, which are in UTC, would be told by it without saying so
  calendar.timezone({ name: null, generator: () => zoneText });
  calendar.name(escaped(nameOf(kind, tag))).ttl(refresh);
  for (const entry of entries) {
    const { id, title, location, date, endsAt, sequence, stamp, status } = entry;
    const event = { id, title, location, date: date.toISOString(), endsAt: endsAt?.toISOString(), version: sequence };
    const more = {
      status: ICalEventStatus[status],
      lastModified: stamp,
      // who only looks at what there is, is not busy
      ...(kind !== CalendarFeedKind.MINE && { transparency: ICalEventTransparency.TRANSPARENT }),
    };
    const frame = { base, from, at: stamp };
    addEntry(calendar, event, frame, { ...more, ...inZone(date, endOf(entry), zone) });
  }
  return calendar.toString();
}

const nameOf = (kind: CalendarFeedKind, tag: string | null): string =>
  kind === CalendarFeedKind.MINE ? `My ${productName}` : tag ? `${productName}: ${tag}` : productName;

/** The library escapes what it writes of events, not the name. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`);
