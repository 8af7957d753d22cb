import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { EventFacts } from './kinds.ts';
import { productName } from './message.ts';

/** What a calendar is told beside the event itself. */
export interface CalendarFrame {
  /** The address of the web client; its host makes the event's name unique in the world. */
  readonly base: string;
  /** The page of the event. */
  readonly url: string;
  /** The address that the message comes from. */
  readonly organizer: string;
  /** When the message was written: of two with the same version, calendars believe the later. */
  readonly at: Date;
}

/**
 * PUBLISH tells of an event. REQUEST would make mail programs ask for an answer, which nobody here would read: people take
 * part by registering. CANCEL takes the entry with the same name away.
 */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The specification knows when an event begins, not when it ends. */
const hour = 3_600_000;

/** The event as an iCalendar file (RFC 5545). Its name stays the same over all changes of the event. */
export function calendarOf(
  event: EventFacts,
  method: CalendarMethod,
  { base, url, organizer, at }: CalendarFrame,
): string {
  const start = new Date(event.date);
  const calendar = ical({ prodId: { company: 'evm', product: 'events' }, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: `${event.id}@${new URL(base).hostname}`,
    sequence: event.version,
    stamp: at,
    start,
    end: new Date(start.getTime() + hour),
    summary: event.title,
    location: event.location,
    url,
    organizer: { name: productName, email: organizer },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // the library leaves the end of the last line out, which strict readers miss
  return `${calendar.toString()}\r\n`;
}
