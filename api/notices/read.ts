import type { Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { latestFirst } from '../core/keyset.ts';
import { readPage } from '../core/pages.ts';
import { statement, uuidList } from '../core/rows.ts';
import { type Letter, messageOf } from '../mail/render.ts';
import type { NoticesArgs } from './inputs.ts';
import type { Notice } from './Notice.ts';

/** Of notices `n` and the settings `s`. The zone by which their times are told is the college's when they are read. */
export const noticeColumns = `n.id, n.kind, n.data, n.created_at AS "createdAt", n.read_at IS NOT NULL AS "isRead", s.time_zone AS "timeZone"`;
const source = 'notices n CROSS JOIN system_settings s';

type Row = Pick<Letter, 'kind' | 'data'> & Pick<Notice, 'id' | 'createdAt' | 'isRead'> & { timeZone: string };

/** A notice says what the mail about the same says beside its subject, and leads where the first link of that leads. */
export function readNotice(raw: Record<string, unknown>): Notice {
  const { timeZone, data, ...row } = raw as unknown as Row;
  const { subject, preview, blocks } = messageOf({ kind: row.kind, data }, timeZone);
  const link = blocks.find((block) => 'link' in block);
  return { ...row, id: toId('notice', row.id), title: subject, text: preview, path: link?.link.path ?? '/home' };
}

const byId = statement(
  'notices-by-id',
  `SELECT ${noticeColumns} FROM ${source} WHERE n.id = ANY(${uuidList('$2')}) AND n.user_id = $1`,
  readNotice,
);

const viewerUuid = (ctx: Context) => toUuid('user', requireViewer(ctx).id)!;

/** Those of the viewer. */
export const noticesById = async (ctx: Context, ids: readonly string[]): Promise<Notice[]> =>
  ctx.viewer ? ctx.rows(byId, [viewerUuid(ctx), ids.map((id) => toUuid('notice', id))]) : [];

const order = latestFirst('notice');

/** `which` narrows the notices of `$1`; one statement each, so that each goes by its own index. */
const listOf = (name: string, which: string) => ({
  order,
  page: statement(
    `${name}-page`,
    `SELECT ${noticeColumns} FROM ${source} WHERE n.user_id = $1 AND ${which} AND (n.created_at, n.id) < ($2, $3)
      ORDER BY n.created_at DESC, n.id DESC LIMIT $4`,
    readNotice,
  ),
  count: statement<{ count: number }>(
    `${name}-count`,
    `SELECT count(*)::int AS count FROM notices n WHERE n.user_id = $1 AND ${which}`,
  ),
});

const all = listOf('notices', 'true');
const unread = listOf('notices-unread', 'n.read_at IS NULL');
const read = listOf('notices-read', 'n.read_at IS NOT NULL');

/** A page of what the viewer was told, the newest first. */
export function listNotices(ctx: Context, args: NoticesArgs): Promise<Page<Notice>> {
  const list = args.unread == null ? all : args.unread ? unread : read;
  return readPage(ctx, list, [viewerUuid(ctx)], args);
}

/** How many are not read. */
export async function unreadNotices(ctx: Context): Promise<number> {
  const [found] = await ctx.rows(unread.count, [viewerUuid(ctx)]);
  return found!.count;
}
