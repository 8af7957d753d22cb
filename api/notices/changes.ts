import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import type { Notification } from '../core/journal/live.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import type { JournalKinds } from '../core/names.ts';
import { NoticeArrived, type NoticeChangeRow, NoticesRead } from './inputs.ts';
import { bellOf } from './bells.ts';
import { listNotices } from './read.ts';

/** A NOTIFY to one person. `arrived`: a new notice; otherwise notices were read or deleted. */
interface OwnNotification extends Notification {
  topic: `notices:${string}`;
  arrived: boolean;
}

/** A NOTIFY to all: the announcement with this uuid has appeared under bells or disappeared from them. */
interface BellNotification extends Notification {
  topic: 'notices';
  arrived: boolean;
  id: string;
}

/** One notification for all people if an announcement appears or disappears under their bells; none for other changes. */
export function bellNotifications({ id, was, is }: JournalKinds['announcement.changed']): readonly object[] {
  const notifications = (arrived: boolean) => [{ topic: 'notices', arrived, id }];
  if (!was?.isShown && !is?.isShown) return [];
  if (!was || !is) return notifications(Boolean(is));
  if (was.eventId === is.eventId && was.approval !== is.approval) return notifications(is.approval === 'approved');
  const isSame = (['isShown', 'audience', 'college', 'eventId'] as const).every((fact) => was[fact] === is[fact]);
  return isSame ? [] : notifications(is.isShown);
}

/** The throttle, in ms: an organizer may send many letters to one person at once. */
const interval = 250;

/**
 * Live changes of the viewer's notices. Each person has a topic for their own notices. Announcements share one topic for all
 * people, and a batch reads all their bells (bells.ts).
 */
export function noticeChanges(ctx: Context): AsyncIterableIterator<NoticeChangeRow> {
  const uuid = toUuid('user', requireViewer(ctx).id)!;
  const topics = [`notices:${uuid}`, 'notices'] as const;
  let lastUnread: number | undefined;
  return ctx.live.subscribeThrottled<OwnNotification | BellNotification, NoticeChangeRow>(
    topics,
    interval,
    async (notifications) => {
      if (typeof notifications === 'string') return new ReadAgain(notifications);
      ctx.renewBudget();
      const ownNotifications = notifications.filter((each) => each.topic !== 'notices');
      const appeared = notifications.filter((each) => each.topic === 'notices' && each.arrived) as BellNotification[];
      const { unread, notice, alert } = await bellOf(
        ctx,
        uuid,
        appeared.map(({ id }) => id),
      );
      const mayHaveChanged = lastUnread !== undefined || notifications.length > appeared.length;
      const isUnchanged = unread === lastUnread;
      lastUnread = unread;
      const hasOwn = ownNotifications.some(({ arrived }) => arrived);
      const newest = hasOwn ? (await listNotices(ctx, { first: 1, unread: true })).edges[0]?.node : notice;
      if (newest) return new NoticeArrived(newest, unread, alert);
      // sends nothing if the announcement is not for this viewer
      return ownNotifications.length > 0 || (mayHaveChanged && !isUnchanged) ? new NoticesRead(unread) : undefined;
    },
  );
}
