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
  interface AuditActions {
    'announcement.delete': true;
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
  audited: ['announcement.delete'],
  shared: {
    Subscription: 'announcementChanged',
    AnnouncementCreated: 'announcement',
    AnnouncementUpdated: 'announcement',
    AnnouncementDeleted: 'deletedAnnouncementId',
    Announcement: `id title content priority isPublished publishAt endsAt pinned audience college state since
                   createdAt updatedAt eventId event createdById creatorName viewerCanManage`,
  },
};
