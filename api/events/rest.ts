import { idOf, type Rest, type RestNames } from '../core/rest.ts';
import { requireCreator, requireEditor, requireEventOwner } from './rules.ts';
import { problem as shared } from '../core/texts/problemTexts.ts';
import { problem } from './problemTexts.ts';
import { eventNotFound } from './texts.ts';

/** The problems of a date and a capacity that cannot be read. */
export const words = {
  date: shared('required', { field: problem('dateField') }),
  capacity: problem('capacityTooLow'),
};

/** Names of event fields in REST. */
export const names: RestNames = { endsAt: ['endDate', 'endsAt'] };
const missing = eventNotFound;

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events',
      group: 'Events',
      summary: 'List the events that the viewer may see.',
      operation: 'Events',
      list: 'events',
    },
    {
      method: 'GET',
      path: '/api/events/days',
      group: 'Events',
      summary: 'List the days that have events, each with its first events.',
      operation: 'EventDays',
      answer: { data: 'eventDays' },
    },
    {
      method: 'GET',
      path: '/api/events/tags',
      group: 'Events',
      summary: 'List the tags of events that the viewer may see, the most frequent first, at most 50.',
      operation: 'EventTags',
      answer: { data: 'eventTags' },
    },
    {
      method: 'GET',
      path: '/api/events/:eventId',
      group: 'Events',
      summary: 'Get an event.',
      operation: 'Event',
      answer: { data: 'event' },
      missing,
    },
    {
      method: 'POST',
      path: '/api/events',
      group: 'Events',
      summary: 'Create an event.',
      operation: 'CreateEvent',
      permission: requireCreator,
      answer: { data: 'createEvent.event' },
      status: 201,
      words,
      names,
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId',
      group: 'Events',
      summary:
        'Edit an event. Omitted fields keep their values. With `updatedAt`, the answer is 409 `STALE_EDIT` if the event was edited since.',
      operation: 'UpdateEvent',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'updateEvent.event' },
      words,
      names,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/cancel',
      group: 'Events',
      summary: 'Cancel an event for good. It stays as a record, and its people are notified.',
      operation: 'CancelEvent',
      permission: (ctx, { eventId }) => requireEventOwner(ctx, eventId!),
      answer: { data: 'cancelEvent.event' },
      message: () => 'Event cancelled.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId',
      group: 'Events',
      summary: 'Delete an event and its registrations.',
      operation: 'DeleteEvent',
      answer: { data: 'deleteEvent' },
      message: () => 'Event deleted.',
    },
    {
      method: 'GET',
      path: '/api/places',
      group: 'Events',
      summary: 'List the places of events, the most frequent first. Only for organizers and admins.',
      operation: 'Places',
      answer: { data: 'places' },
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/calendar.ics',
      group: 'Events',
      summary: 'Get an event as a calendar file (iCalendar), with the same entry as in the confirmation mail.',
      operation: 'EventCalendar',
      file: { type: 'text/calendar', ending: 'ics', text: 'event.calendarFile', name: 'event.title' },
      missing,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId.ics',
      group: 'Events',
      summary: 'Get the same file, named after the event.',
      operation: 'EventFile',
      file: { type: 'text/calendar', ending: 'ics', text: 'event.calendarFile', name: 'event.title' },
      missing,
    },
  ],
  examples: {
    title: 'Chess evening',
    description: 'Bring a board and a clock.',
    date: '2026-12-04T18:30:00.000Z',
    endsAt: '2026-12-04T20:30:00.000Z',
    location: 'Seminar Hall 1',
    mapLink: 'https://maps.college.example/?room=Seminar%20Hall%201',
    capacity: 50,
    waitlistCount: 3,
    opensAt: '2026-11-20T08:00:00.000Z',
    closesAt: '2026-12-03T18:30:00.000Z',
    cancelUntil: '2026-12-04T12:00:00.000Z',
    colleges: 'Evergreen Institute',
    mostPerCollege: 10,
    tags: 'games',
    image: 'https://college.example/chess.jpg',
    organizerName: 'Arjun Mehta',
    createdBy: idOf('user'),
    organizer: idOf('user'),
    search: 'chess',
    place: 'hall',
    day: '2026-12-04',
    count: 2,
    days: 31,
    timeZone: 'Asia/Kolkata',
    perDay: 3,
    to: '2027-01-01T00:00:00Z',
    startDate: '2026-12-01T00:00:00Z',
    endDate: '2026-12-31T23:59:59Z',
    version: 3,
  },
};
