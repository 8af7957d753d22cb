import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { toId } from '../core/ids/ids.ts';
import { titleNow, type TitleFacts } from '../core/texts/translated.ts';
import { type CalendarFile, type MessageFrame, productName } from '../core/messages/message.ts';

/** The facts of an event in messages and calendars, at the time of writing. */
export interface EventFacts extends TitleFacts {
  /** The uuid of the event. */
  readonly id: string;
  readonly location: string;
  /** An ISO instant. */
  readonly date: string;
  /** An ISO instant. Missing in messages that are older than this field. */
  readonly endsAt?: string | null;
  /** Incremented by every change; calendars keep the highest. */
  readonly version: number;
  /** The time zone of a message: the college's at the time of sending. Set by the mailer. */
  readonly timeZone?: string;
}

/**
 * PUBLISH adds or changes an entry, CANCEL removes the entry with the same UID. REQUEST is not used: mail programs would ask
 * for a reply, but people take part by registering.
 */
export type CalendarMethod = CalendarFile['method'];

/** The duration in calendars of an event without an end, in ms. */
const hour = 3_600_000;

/** The end of an event in calendars. */
export const endOf = ({
  date,
  endsAt,
}: {
  readonly date: Date | string;
  readonly endsAt?: Date | string | null;
}): Date => (endsAt ? new Date(endsAt) : new Date(new Date(date).getTime() + hour));

export const newCalendar = (method: CalendarMethod = 'PUBLISH'): ICalCalendar =>
  ical({ prodId: { company: 'evm', product: 'events' }, method: ICalCalendarMethod[method] });

/** Adds an event to a calendar, with its title for the reader. Its UID stays the same over all changes; `more` adds or replaces properties. */
export function addEntry(
  calendar: ICalCalendar,
  event: EventFacts,
  { base, from, at }: MessageFrame,
  more: Partial<ICalEventData> = {},
): void {
  calendar.createEvent({
    id: `${event.id}@${new URL(base).hostname}`,
    sequence: event.version,
    // of two entries with the same version, calendars keep the later
    stamp: at,
    start: new Date(event.date),
    end: endOf(event),
    summary: titleNow(event),
    location: event.location,
    url: `${base}/events/${toId('event', event.id)}`,
    organizer: { name: productName, email: from },
    status: ICalEventStatus.CONFIRMED,
    ...more,
  });
}

/** The event as an iCalendar file (RFC 5545). */
export function calendarOf(event: EventFacts, method: CalendarMethod, frame: MessageFrame): string {
  const calendar = newCalendar(method);
  addEntry(calendar, event, frame, method === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {});
  // the library omits the last line break, which strict readers require
  return `${calendar.toString()}\r\n`;
}

/** The file that is attached to a message about an event. */
export const calendarFor =
  (method: CalendarMethod) =>
  (event: EventFacts, frame: MessageFrame): CalendarFile => ({ method, content: calendarOf(event, method, frame) });
