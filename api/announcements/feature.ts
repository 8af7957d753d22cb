import type { Feature } from '../core/feature.ts';
import { Announcement } from './Announcement.ts';
import { announcementMail } from './mail.ts';
import { announcementMoments } from './moments.ts';
import { announcementsNow } from './read.ts';
import { AnnouncementResolver, EventAnnouncementsResolver, HomeAnnouncementsResolver } from './resolver.ts';
import { messages, topics } from './messages.ts';
import { rest } from './rest.ts';

declare module '../core/names.ts' {
  interface Kinds {
    announcement: true;
  }
  interface Codes {
    ANNOUNCEMENT_NOT_SHOWN: 409;
  }
  interface AuditActions {
    'announcement.delete': true;
    'announcement.tell_again': true;
  }
}

export const announcements: Feature = {
  name: 'announcements',
  entities: [Announcement],
  resolvers: [AnnouncementResolver, EventAnnouncementsResolver, HomeAnnouncementsResolver],
  nodes: { announcement: { type: 'Announcement', read: announcementsNow } },
  rest,
  jobs: [announcementMail, announcementMoments],
  messages,
  topics,
  audited: ['announcement.delete', 'announcement.tell_again'],
  codes: { ANNOUNCEMENT_NOT_SHOWN: 409 },
  shared: {
    Subscription: 'announcementChanged',
    AnnouncementCreated: 'announcement',
    AnnouncementUpdated: 'announcement',
    AnnouncementDeleted: 'deletedAnnouncementId',
    Announcement: `id title content priority isPublished publishAt endsAt pinned audience college state since
                   createdAt updatedAt eventId event createdById creatorName viewerCanManage`,
  },
};
