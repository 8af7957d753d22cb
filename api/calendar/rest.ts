import type { Rest } from '../core/rest.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/calendar/feeds',
      group: 'Calendars',
      summary: "The viewer's calendars to subscribe to, with their links.",
      operation: 'CalendarFeeds',
      answer: { data: 'calendarFeeds' },
    },
    {
      method: 'POST',
      path: '/api/calendar/feeds',
      group: 'Calendars',
      summary: 'Make a calendar to subscribe to: of what is the viewer’s, of all events, or of one tag.',
      operation: 'CreateCalendarFeed',
      answer: { data: 'createCalendarFeed.feed' },
      status: 201,
      isFleeting: true,
    },
    {
      method: 'POST',
      path: '/api/calendar/feeds/:feedId/renew',
      group: 'Calendars',
      summary: 'Make the link of a calendar new; the old one ends.',
      operation: 'RenewCalendarFeed',
      answer: { data: 'renewCalendarFeed.feed' },
      isFleeting: true,
    },
    {
      method: 'DELETE',
      path: '/api/calendar/feeds/:feedId',
      group: 'Calendars',
      summary: 'End a calendar and its link.',
      operation: 'EndCalendarFeed',
      answer: { data: 'endCalendarFeed' },
      message: () => 'Calendar ended.',
    },
  ],
  examples: {
    kind: 'mine',
    tag: 'games',
    url: 'https://events.college.example/calendar/c2VjcmV0.ics',
  },
};
