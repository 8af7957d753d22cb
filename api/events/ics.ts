import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
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

/** When an event ends, as calendars have it. */
export const endOf = ({
  date,
  endsAt,
}: {
  readonly date: Date | string;
  readonly endsAt?: Date | string | null;
}): Date => (endsAt ? new Date(endsAt) : new Date(new Date(date).getTime() + hour));

/** A calendar without entries. */
export const newCalendar = (method: CalendarMethod = 'PUBLISH'): ICalCalendar =>
  ical({ prodId: { company: 'evm', product: 'events' }, method: ICalCalendarMethod[method] });

/** Adds an event to a calendar. Its name stays the same over all changes of the event; `more` says what else is known. */
export function addEntry(
  calendar: ICalCalendar,
  event: EventFacts,
  { base, from, at }: MessageFrame,
  more: Partial<ICalEventData> = {},
): void {
  calendar.createEvent({
    id: `${event.id}@${new URL(base).hostname}`,
    sequence: event.version,
    // of two with the same version, calendars believe the later
    stamp: at,
    start: new Date(event.date),
    end: endOf(event),
    summary: event.title,
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
  // the library leaves the end of the last line out, which strict readers miss
  return `${calendar.toString()}\r\n`;
}

/** The file that goes with a message about an event. */
export const calendarFor =
  (method: CalendarMethod) =>
  (event: EventFacts, frame: MessageFrame): CalendarFile => ({ method, content: calendarOf(event, method, frame) });
