import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toId } from '../core/ids.ts';
import { type CalendarFile, type MessageFrame, productName } from '../core/message.ts';

/** What messages and calendars know of an event, as it was when they were written. */
export interface EventFacts {
  /** The uuid of the event. */
  readonly id: string;
  readonly title: string;
  readonly location: string;
  /** An ISO instant. */
  readonly date: string;
  /** The same; letters from before events had ends know of none. */
  readonly endsAt?: string | null;
  /** Moves on with every change; calendars take the highest. */
  readonly version: number;
  /** Whose clock a message goes by: the college's when it is sent. The mail room says it. */
  readonly timeZone?: string;
}

/**
 * PUBLISH tells of an event. REQUEST would make mail programs ask for an answer, which nobody here would read: people take
 * part by registering. CANCEL takes the entry with the same name away.
 */
export type CalendarMethod = CalendarFile['method'];

/** For so long what has no end stands in calendars. */
const hour = 3_600_000;

/** The event as an iCalendar file (RFC 5545). Its name stays the same over all changes of the event. */
export function calendarOf(event: EventFacts, method: CalendarMethod, { base, from, at }: MessageFrame): string {
  const start = new Date(event.date);
  const calendar = ical({ prodId: { company: 'evm', product: 'events' }, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: `${event.id}@${new URL(base).hostname}`,
    sequence: event.version,
    // of two with the same version, calendars believe the later
    stamp: at,
    start,
    end: event.endsAt ? new Date(event.endsAt) : new Date(start.getTime() + hour),
    summary: event.title,
    location: event.location,
    url: `${base}/events/${toId('event', event.id)}`,
    organizer: { name: productName, email: from },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // the library leaves the end of the last line out, which strict readers miss
  return `${calendar.toString()}\r\n`;
}

/** The file that goes with a message about an event. */
export const calendarFor =
  (method: CalendarMethod) =>
  (event: EventFacts, frame: MessageFrame): CalendarFile => ({ method, content: calendarOf(event, method, frame) });
