import type { Rest } from '../core/rest.ts';
import { names, words as eventWords } from '../events/rest.ts';
import { requireEditor, requireEventOwner } from '../events/rules.ts';
import { requireParticipant } from '../registrations/rules.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';

const missing = eventNotFound;
const words = { date: eventWords.date };

export const rest: Rest = {
  routes: [
    {
      method: 'POST',
      path: '/api/events/:eventId/duplicate',
      group: 'Events',
      summary: 'Copy an event to another date.',
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
      summary:
        'Get the dates at which a repeated event would take place. In a series, the first is that of its last event.',
      operation: 'RepeatDates',
      permission: (ctx, { eventId }) => requireEventOwner(ctx, eventId!),
      answer: { data: 'event.repeatDates' },
      missing,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/repeat',
      group: 'Events',
      summary: 'Turn an event into a series, or extend its series, completely or not at all.',
      operation: 'RepeatEvent',
      permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
      answer: { data: 'repeatEvent.event', eventIds: 'repeatEvent.eventIds' },
      status: 201,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/series',
      group: 'Events',
      summary: 'List the events of the series of an event.',
      operation: 'Series',
      list: 'event.series',
      missing: sentence('notASeries'),
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/series',
      group: 'Events',
      summary:
        'Edit an event and all later ones of its series, or all (`scope`). Omitted fields keep their values, as do fields that differ in another event.',
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
      summary: 'Delete an event and all later ones of its series, or all (`scope`), and their registrations.',
      operation: 'DeleteSeries',
      answer: { data: 'deleteSeries.deletedEventIds' },
      message: () => sentence('eventsDeleted'),
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
