import type { Rest, RestNames } from '../core/rest.ts';
import { requireManager } from './rules.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';

/** `eventId=null` selects announcements without an event. */
const generalAnnouncements = (query: Readonly<Record<string, unknown>>) =>
  query['eventId'] === 'null' ? { ...query, eventId: undefined, hasEvent: false } : { ...query };

/** Old scripts write `endDate`; the response field is `endsAt`, and requests accept both. */
const names: RestNames = { endsAt: ['endsAt', 'endDate'] };

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/announcements',
      group: 'Announcements',
      summary:
        'List the announcements that the viewer may see, the newest first. `eventId=null` selects those without an event.',
      operation: 'Announcements',
      list: 'announcements',
      query: generalAnnouncements,
    },
    {
      method: 'GET',
      path: '/api/announcements/audience',
      group: 'Announcements',
      summary:
        'Count the people whom an announcement would reach. `audience`: everybody, seats, line, college or organizers.',
      operation: 'AnnouncementAudience',
      permission: (ctx) => requireManager(ctx, 'create'),
      answer: { data: 'announcementAudienceCount' },
    },
    {
      method: 'GET',
      path: '/api/announcements/:announcementId',
      group: 'Announcements',
      summary: 'Get an announcement.',
      operation: 'Announcement',
      answer: { data: 'announcement' },
      missing: sentence('notFound'),
    },
    {
      method: 'GET',
      path: '/api/announcements/event/:eventId',
      group: 'Announcements',
      summary: 'List the announcements of an event, the newest first.',
      operation: 'EventAnnouncements',
      list: 'event.announcements',
      missing: eventNotFound,
    },
    {
      method: 'POST',
      path: '/api/announcements',
      group: 'Announcements',
      summary: 'Create an announcement.',
      operation: 'CreateAnnouncement',
      permission: (ctx) => requireManager(ctx, 'create'),
      answer: { data: 'createAnnouncement.announcement' },
      names,
      status: 201,
    },
    {
      method: 'PUT',
      path: '/api/announcements/:announcementId',
      group: 'Announcements',
      summary: 'Edit, publish or unpublish an announcement. Omitted fields keep their values.',
      operation: 'UpdateAnnouncement',
      permission: (ctx) => requireManager(ctx, 'edit'),
      answer: { data: 'updateAnnouncement.announcement' },
      names,
    },
    {
      method: 'POST',
      path: '/api/announcements/:announcementId/tell-again',
      group: 'Announcements',
      summary: 'Notify the people who have not read an announcement again, at most once an hour.',
      operation: 'TellAnnouncementAgain',
      permission: (ctx) => requireManager(ctx, 'edit'),
      answer: { data: 'tellAnnouncementAgain.announcement' },
    },
    {
      method: 'DELETE',
      path: '/api/announcements/:announcementId',
      group: 'Announcements',
      summary: 'Delete an announcement.',
      operation: 'DeleteAnnouncement',
      answer: { data: 'deleteAnnouncement' },
      message: () => sentence('deleteDone'),
    },
  ],
  examples: {
    content: 'The hall opens at six.',
    localContent: 'The hall opens at six.',
    creatorName: 'Arjun Mehta',
  },
};
