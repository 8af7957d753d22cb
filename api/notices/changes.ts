import { type Context, requireViewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import type { Notification } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { NoticeArrived, type NoticeChangeRow, NoticesRead } from './inputs.ts';
import { listNotices, unreadNotices } from './read.ts';

/** What NOTIFY says to one person: that they were told something, or else that they have read something. */
interface NoticeNotification extends Notification {
  topic: `notices:${string}`;
  arrived: boolean;
}

/** What comes within this time, in ms, is told as one: an organizer may write to somebody many times at once. */
const interval = 250;

/** What happens to the viewer's notices. Each person has a topic of their own: nobody is woken for another. */
export function noticeChanges(ctx: Context): AsyncIterableIterator<NoticeChangeRow> {
  const topic = `notices:${toUuid('user', requireViewer(ctx).id)}` as const;
  return ctx.live.subscribeThrottled<NoticeNotification, NoticeChangeRow>(topic, interval, async (notifications) => {
    if (typeof notifications === 'string') return new ReadAgain(notifications);
    ctx.renewBudget();
    const count = await unreadNotices(ctx);
    if (!notifications.some(({ arrived }) => arrived)) return new NoticesRead(count);
    const { edges } = await listNotices(ctx, { first: 1, unread: true });
    return edges[0] ? new NoticeArrived(edges[0].node, count) : new NoticesRead(count);
  });
}
