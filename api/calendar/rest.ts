import type { Rest } from '../core/rest.ts';
import { sentence } from './texts.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/calendar/feeds',
      group: 'Calendars',
      summary: "List the viewer's calendar feeds, with their links.",
      operation: 'CalendarFeeds',
      answer: { data: 'calendarFeeds' },
    },
    {
      method: 'POST',
      path: '/api/calendar/feeds',
      group: 'Calendars',
      summary: "Create a calendar feed: of the viewer's events, of all events, or of one tag.",
      operation: 'CreateCalendarFeed',
      answer: { data: 'createCalendarFeed.feed' },
      status: 201,
      isFleeting: true,
    },
    {
      method: 'POST',
      path: '/api/calendar/feeds/:feedId/renew',
      group: 'Calendars',
      summary: 'Replace the link of a calendar feed. The old link stops working.',
      operation: 'RenewCalendarFeed',
      answer: { data: 'renewCalendarFeed.feed' },
      isFleeting: true,
    },
    {
      method: 'DELETE',
      path: '/api/calendar/feeds/:feedId',
      group: 'Calendars',
      summary: 'Delete a calendar feed and its link.',
      operation: 'EndCalendarFeed',
      answer: { data: 'endCalendarFeed' },
      message: () => sentence('ended'),
    },
  ],
  examples: {
    kind: 'mine',
    tag: 'games',
    url: 'https://events.college.example/calendar/c2VjcmV0.ics',
  },
};
