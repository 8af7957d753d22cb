/** The data of an event for a calendar entry. */
export interface CalendarEntry {
  readonly title: string;
  readonly location: string;
  /** An ISO instant. */
  readonly date: string;
  /** An ISO instant; null if the event has no end. */
  readonly endsAt: string | null | undefined;
  /** The address of the event's page. */
  readonly url: string;
}

/** The duration of an event without an end, in ms, as in calendar files. */
const defaultDuration = 3_600_000;

const endOf = ({ date, endsAt }: CalendarEntry) => new Date(endsAt ?? Date.parse(date) + defaultDuration).toISOString();

/** `20261121T183000Z` */
const compact = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');

/** Links that create a filled-in entry in web calendars. */
export function calendarLinks(entry: CalendarEntry): { google: string; outlook: string; office: string } {
  const { title, location, date, url } = entry;
  const begin = new Date(date).toISOString();
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(begin)}/${compact(endOf(entry))}`,
    location,
    details: url,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: begin,
    enddt: endOf(entry),
    location,
    body: url,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook does not read + as a space
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${encodeParams(outlook)}`,
    office: `https://outlook.office.com/calendar/0/deeplink/compose?${encodeParams(outlook)}`,
  };
}

const encodeParams = (params: URLSearchParams) => params.toString().replaceAll('+', '%20');
