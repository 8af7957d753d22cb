import type { Feature } from '../core/feature.ts';
import { bellNotifications } from './changes.ts';
import { noticesById } from './read.ts';
import { NoticeResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { notifyOfStandings } from './standings.ts';
import { forgetOldNotices } from './sweep.ts';

declare module '../core/names.ts' {
  interface Kinds {
    notice: true;
  }
  interface JournalKinds {
    /** A person has read a notice, or an unread notice was deleted. */
    'notice.read': Record<string, never>;
  }
}

export const notices: Feature = {
  name: 'notices',
  resolvers: [NoticeResolver],
  nodes: { notice: { type: 'Notice', read: noticesById } },
  sweeps: [forgetOldNotices],
  appends: { 'notice.read': 'A person has read a notice, or it was deleted.' },
  follows: [notifyOfStandings],
  notifies: {
    'notice.told': ({ userId }) => ({ topic: `notices:${userId}`, arrived: true }),
    'notice.read': ({ userId }) => ({ topic: `notices:${userId}`, arrived: false }),
    'announcement.changed': ({ data }) => bellNotifications(data),
    'announcement.told_again': ({ data: { id } }) => ({ topic: 'notices', arrived: true, id }),
  },
  rest,
};
