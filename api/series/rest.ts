import type { Rest } from '../core/rest.ts';
import { names } from '../events/rest.ts';
import { requireEditor, requireOwn } from '../events/rules.ts';
import { requireParticipant } from '../registrations/rules.ts';

const missing = 'Event not found';
const words = { date: 'Date is required' };

export const rest: Rest = {
  routes: [
    {
      method: 'POST',
      path: '/api/events/:eventId/duplicate',
      group: 'Events',
      summary: 'Make an event once more at another date.',
      operation: 'DuplicateEvent',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'duplicateEvent.event' },
      status: 201,
      words,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/repeat',
      group: 'Events',
      summary: 'When an event would take place if it were repeated so.',
      operation: 'RepeatDates',
      permission: (ctx, { eventId }) => requireOwn(ctx, eventId!),
      answer: { data: 'event.repeatDates' },
      missing,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/repeat',
      group: 'Events',
      summary: 'Make a series of an event, all of it or nothing.',
      operation: 'RepeatEvent',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'repeatEvent.event', eventIds: 'repeatEvent.eventIds' },
      status: 201,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/series',
      group: 'Events',
      summary: 'The events of the series that an event belongs to.',
      operation: 'Series',
      list: 'event.series',
      missing: 'This event is not repeated',
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/series',
      group: 'Events',
      summary:
        'Edit an event and all later ones of its series; what is left out stays as it is, and so does what somebody has changed ' +
        'in a later one alone.',
      operation: 'UpdateSeries',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'updateSeries.event', eventIds: 'updateSeries.eventIds', kept: 'updateSeries.kept' },
      words,
      names,
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/series',
      group: 'Events',
      summary: 'Delete an event and all later ones of its series, with their registrations.',
      operation: 'DeleteSeries',
      answer: { data: 'deleteSeries.deletedEventIds' },
      message: () => 'Events deleted.',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/series/register',
      group: 'Events',
      summary: 'Take a seat at an event and at all later ones of its series that have room.',
      operation: 'RegisterForSeries',
      permission: requireParticipant,
      answer: { data: 'registerForSeries.registrations', withoutSeat: 'registerForSeries.withoutSeat' },
    },
  ],
  examples: { every: 'WEEK', interval: 2, weekdays: 'TU', times: 6, until: '2027-03-31T18:30:00.000Z' },
};
