import { setImmediate as pause } from 'node:timers/promises';
import { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { inWords } from '../core/texts/inWords.ts';
import { inLanguageOf } from '../core/texts/language.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { type Copy, productName } from '../core/messages/message.ts';
import { addEntry, endOf, newCalendar } from '../events/ics.ts';
import { CalendarFeedKind } from './CalendarFeed.ts';
import type { FeedEntry } from './read.ts';
import { sentence } from './texts.ts';
import { inZone, timeZoneOf } from './zone.ts';

/** The properties of a feed apart from its events. */
export interface FeedFrame {
  readonly kind: CalendarFeedKind;
  readonly tag: string | null;
  /** The language of its owner. */
  readonly language: LanguageName;
  /** The base URL of the web client, without a trailing slash. */
  readonly base: string;
  /** The sender address of mail. */
  readonly from: string;
  /** The IANA time zone of the times. */
  readonly zone: string;
}

/** The refresh interval for calendar programs, in seconds. */
const refresh = 3600;

/** The number of events per batch, about 5 ms of work, before yielding to other requests. */
const batchSize = 100;

/** Serializes a calendar (RFC 5545 and RFC 7986), up to 1 MB. */
export async function feedFile(entries: readonly FeedEntry[], frame: FeedFrame): Promise<string> {
  const instants = entries.flatMap((entry) => [entry.date, endOf(entry)]);
  const zone = timeZoneOf(frame.zone, instants);
  let text = '';
  for (let n = 0; n === 0 || n < entries.length; n += batchSize) {
    if (n > 0) await pause();
    const part = inLanguageOf(frame, () => partOf(entries.slice(n, n + batchSize), frame, zone));
    text += part.slice(n === 0 ? 0 : part.indexOf('BEGIN:VEVENT'), part.lastIndexOf('END:VCALENDAR'));
  }
  return `${text}END:VCALENDAR\r\n`;
}

function partOf(entries: readonly FeedEntry[], { kind, tag, base, from, zone }: FeedFrame, zoneText: string): string {
  const calendar = newCalendar();
  // do not name a zone: the library would write the UTC stamps in local time without a TZID
  calendar.timezone({ name: null, generator: () => zoneText });
  calendar.name(escapeText(inWords(nameOf(kind, tag)))).ttl(refresh);
  for (const entry of entries) {
    const { id, title, titles, location, date, endsAt, sequence, stamp, status } = entry;
    const event = {
      id,
      title,
      titles,
      location,
      date: date.toISOString(),
      endsAt: endsAt?.toISOString(),
      version: sequence,
    };
    const more = {
      status: ICalEventStatus[status],
      lastModified: stamp,
      // events of public feeds must not mark their reader as busy
      ...(kind !== CalendarFeedKind.MINE && { transparency: ICalEventTransparency.TRANSPARENT }),
    };
    const frame = { base, from, at: stamp };
    addEntry(calendar, event, frame, { ...more, ...inZone(date, endOf(entry), zone) });
  }
  return calendar.toString();
}

function nameOf(kind: CalendarFeedKind, tag: string | null): Copy {
  if (kind === CalendarFeedKind.MINE) return sentence('ownFeed', { product: productName });
  return tag ? sentence('taggedFeed', { product: productName, tag }) : productName;
}

/** The library escapes texts of events, but not the calendar name. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`);
