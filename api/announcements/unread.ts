import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { AnnouncementRow } from './Announcement.ts';
import { bellSource, isInBell, isReadBy } from './bell.ts';

const readUnread = statement<{ id: string }>(
  'announcements-unread',
  `SELECT a.id FROM ${bellSource} WHERE a.id = ANY(${uuidList('$2')}) AND ${isInBell('$1')} AND NOT ${isReadBy('$1')}`,
  ({ id }) => ({ id: toId('announcement', id as string) }),
);

const unread = perRequest<{ id: string }>(
  (ctx, ids) =>
    ctx.rows(readUnread, [toUuid('user', requireViewer(ctx).id), ids.map((id) => toUuid('announcement', id))]),
  ({ id }) => id,
);

/** Whether an announcement is unread under the viewer's bell. */
export const isUnread = async (ctx: Context, { id }: AnnouncementRow): Promise<boolean> =>
  (await unread(ctx).load(id)) !== null;
