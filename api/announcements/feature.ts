import type { Feature } from '../core/feature.ts';
import { Announcement } from './Announcement.ts';
import type { VisibilityFacts } from './changes.ts';
import { followDecisions, followSeats } from './follow.ts';
import { announcementMail } from './mail.ts';
import { announcementMoments, followMoments, sweepMoments } from './moments.ts';
import { announcementsById } from './read.ts';
import { AnnouncementResolver, EventAnnouncementsResolver, HomeAnnouncementsResolver } from './resolver.ts';
import { AnnouncementTranslationsResolver } from './translationsResolver.ts';
import { messages, topics } from './messages.ts';
import { rest } from './rest.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { ANNOUNCEMENT_NOT_SHOWN: 409 } as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    announcement: true;
  }
  interface Codes extends OwnCodes {}
  interface JournalKinds {
    /** `was` is null for a new announcement, `is` for a deleted one. All ids are uuids. */
    'announcement.changed': {
      readonly id: string;
      readonly was: VisibilityFacts | null;
      readonly is: VisibilityFacts | null;
      readonly withEvent?: boolean;
    };
    'announcement.due': { readonly id: string };
    'announcement.told_again': { readonly id: string };
  }
  interface AuditActions extends Actions {}
}

export const announcements: Feature = {
  name: 'announcements',
  entities: [Announcement],
  resolvers: [
    AnnouncementResolver,
    AnnouncementTranslationsResolver,
    EventAnnouncementsResolver,
    HomeAnnouncementsResolver,
  ],
  nodes: { announcement: { type: 'Announcement', read: announcementsById } },
  appends: {
    'announcement.changed': 'An announcement was created, changed or deleted, or its time began or ended.',
    'announcement.due': 'An announcement of high priority is sent to its audience.',
    'announcement.told_again': 'An announcement moves to the top of the bell for people who have not read it.',
  },
  follows: [followDecisions, followMoments, followSeats],
  notifies: { 'announcement.changed': ({ data }) => ({ topic: 'announcement', ...data }) },
  rest,
  jobs: [announcementMail, announcementMoments],
  sweeps: [sweepMoments],
  messages,
  topics,
  audited,
  codes,
  shared: {
    Subscription: 'announcementChanged',
    AnnouncementCreated: 'announcement',
    AnnouncementUpdated: 'announcement',
    AnnouncementDeleted: 'deletedAnnouncementId',
    AnnouncementTranslation: 'language title content',
    Announcement: `id title content language languages translations localTitle localContent localLanguage priority isPublished publishAt endsAt pinned audience college state since
                   createdAt updatedAt eventId event createdById creatorName viewerCanManage`,
  },
};
