import { idOf, type Rest } from '../core/rest.ts';
import { requireCreator, requireEditor } from './rules.ts';

const words = { date: 'Date is required', capacity: 'Capacity must be greater than 0' };
const missing = 'Event not found';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events',
      group: 'Events',
      summary: 'Events that the viewer may see.',
      operation: 'Events',
      list: 'events',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId',
      group: 'Events',
      summary: 'One event.',
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
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId',
      group: 'Events',
      summary:
        'Edit an event; what is left out stays as it is. With the `updatedAt` that was read: STALE_EDIT where it has been ' +
        'edited since.',
      operation: 'UpdateEvent',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'updateEvent.event' },
      words,
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId',
      group: 'Events',
      summary: 'Delete an event with its registrations.',
      operation: 'DeleteEvent',
      answer: { data: 'deleteEvent' },
      message: () => 'Event deleted.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/calendar.ics',
      group: 'Events',
      summary: 'One event as a file for calendars (iCalendar): the same entry that a confirmation brings by mail.',
      operation: 'EventCalendar',
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
    startDate: '2026-12-01T00:00:00Z',
    endDate: '2026-12-31T23:59:59Z',
    version: 3,
  },
};
