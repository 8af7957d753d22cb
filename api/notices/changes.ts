import { type Context, requireViewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import type { Notification } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { NoticeArrived, type NoticeChangeRow, NoticesRead } from './inputs.ts';
import { bellOf } from './bells.ts';
import { listNotices, unreadNotices } from './read.ts';

/** What NOTIFY says to one person: that they were told something, or else that they have read something. */
interface OwnNotification extends Notification {
  topic: `notices:${string}`;
  arrived: boolean;
}

/** What it says to all: that the announcement of this uuid has come under the bells of many, or has gone from there. */
interface BellNotification extends Notification {
  topic: 'notices';
  arrived: boolean;
  id: string;
}

/** What comes within this time, in ms, is told as one: an organizer may write to somebody many times at once. */
const interval = 250;

/**
 * What happens to the viewer's notices. Each person has a topic of their own: nobody is woken for another. Of announcements all
 * are woken together, and looked at together (bells.ts).
 */
export function noticeChanges(ctx: Context): AsyncIterableIterator<NoticeChangeRow> {
  const uuid = toUuid('user', requireViewer(ctx).id)!;
  const topics = [`notices:${uuid}`, 'notices'] as const;
  let known: number | undefined;
  return ctx.live.subscribeThrottled<OwnNotification | BellNotification, NoticeChangeRow>(
    topics,
    interval,
    async (notifications) => {
      if (typeof notifications === 'string') return new ReadAgain(notifications);
      ctx.renewBudget();
      const own = notifications.filter((each) => each.topic !== 'notices');
      if (own.some(({ arrived }) => arrived)) {
        known = await unreadNotices(ctx);
        const { edges } = await listNotices(ctx, { first: 1, unread: true });
        return edges[0] ? new NoticeArrived(edges[0].node, known) : new NoticesRead(known);
      }
      const news = notifications.filter((each) => each.topic === 'notices' && each.arrived) as BellNotification[];
      const { unread, notice } = await bellOf(
        ctx,
        uuid,
        news.map(({ id }) => id),
      );
      const wasKnown = known !== undefined || notifications.length > news.length;
      const isSame = unread === known;
      known = unread;
      if (notice) return new NoticeArrived(notice, unread);
      // an announcement for others changes nothing here
      return own.length > 0 || (wasKnown && !isSame) ? new NoticesRead(unread) : undefined;
    },
  );
}
