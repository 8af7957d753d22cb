import { createHash } from 'node:crypto';
import { readUser, userColumns } from '../accounts/read.ts';
import { checkFirst, decodeCursor, encodeCursor, idKey, instantKey, type Page, pageOf } from '../core/connection.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { loadNode } from '../core/node.ts';
import { pagesOf } from '../core/pages.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement } from '../core/rows.ts';
import { eventVisible } from '../events/visible.ts';
import type { AnnouncementRow } from './Announcement.ts';
import { canManageAnnouncements } from './can.ts';
import type { AnnouncementFilter, AnnouncementsArgs } from './inputs.ts';

/** What every reading statement selects of an announcement `a` and its author `u`; see `readAnnouncement`. */
const columns = `a.id, a.title, a.content, a.priority, a.is_published AS "isPublished", a.created_at AS "createdAt",
  a.updated_at AS "updatedAt", a.event_id AS "eventId", a.created_by AS "createdById",
  u.first_name || ' ' || u.last_name AS "creatorName"`;

const unnamed = 'announcements a LEFT JOIN events e ON e.id = a.event_id';
const source = `${unnamed} JOIN users u ON u.id = a.created_by`;

/**
 * Which announcements there are for a viewer: `$1` is their uuid, `$2` whether they manage announcements, `$3` whether
 * they are an admin. The same as `canSeeAnnouncement`.
 */
const visible = `(a.is_published OR $2)
  AND (a.event_id IS NULL OR ($2 OR e.approval = 'approved') AND ${eventVisible({ isAdmin: '$3' })})`;

type ViewerKeys = [uuid: string, manages: boolean, isAdmin: boolean];

function viewerKeys(ctx: Context): ViewerKeys {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, canManageAnnouncements(viewer), viewer.role === Role.ADMIN];
}

function readAnnouncement(raw: Record<string, unknown>): AnnouncementRow {
  const row = raw as unknown as AnnouncementRow;
  row.id = toId('announcement', row.id);
  row.eventId &&= toId('event', row.eventId);
  row.createdById = toId('user', row.createdById);
  return row;
}

const byId = statement(
  'announcements-by-id',
  `SELECT ${columns} FROM ${source} WHERE a.id = ANY($4::uuid[]) AND ${visible}`,
  readAnnouncement,
);

/** The announcements behind these ids as they are at this moment, as far as the viewer may see them. */
export const announcementsNow = (ctx: Context, ids: readonly string[]): Promise<AnnouncementRow[]> =>
  ctx.rows(byId, [...viewerKeys(ctx), ids.map((id) => toUuid('announcement', id))]);

/** The announcement behind an id, or null where there is none that the viewer may see. */
export function announcementById(ctx: Context, id: string): Promise<AnnouncementRow | null> {
  requireViewer(ctx);
  return loadNode<AnnouncementRow>(ctx, 'announcement', id);
}

const newest = statement(
  'announcements-newest',
  `SELECT ${columns} FROM ${source} WHERE a.is_published AND ${visible} ORDER BY a.created_at DESC, a.id DESC LIMIT 3`,
  readAnnouncement,
);

/** The three newest announcements that are published. */
export const newestAnnouncements = (ctx: Context): Promise<AnnouncementRow[]> => ctx.rows(newest, viewerKeys(ctx));

const cursorOf = (row: AnnouncementRow) => encodeCursor(row.createdAt.toISOString(), row.id);

/** Where a page begins: the moment and uuid of the announcement before it, or nulls. */
function placeOf(after: string | null | undefined): [moment: string | null, uuid: string | null] {
  if (!after) return [null, null];
  const [moment, id] = decodeCursor(after, [instantKey, idKey('announcement')]);
  return [moment!, toUuid('announcement', id!)!];
}

/** A page of announcements, the newest first. */
export async function listAnnouncements(ctx: Context, args: AnnouncementsArgs): Promise<Page<AnnouncementRow>> {
  checkFirst(args.first);
  const [moment, uuid] = placeOf(args.after);
  const values: unknown[] = viewerKeys(ctx);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [visible, ...conditions(args, bind)];
  const counted = values.length;

  const page = moment
    ? [...where, `(a.created_at, a.id) < (${bind(moment)}::timestamptz, ${bind(uuid)}::uuid)`]
    : where;
  const text = `SELECT ${columns} FROM ${source} WHERE ${page.join(' AND ')}
    ORDER BY a.created_at DESC, a.id DESC LIMIT ${bind(args.first + 1)}`;
  const rows = await ctx.rows(statement(nameOf(text), text, readAnnouncement), values);
  return pageOf(rows, args.first, args.after, cursorOf, () => count(ctx, where, values.slice(0, counted)));
}

function conditions(filter: AnnouncementFilter, bind: (value: unknown) => string): string[] {
  const where = [];
  if (filter.eventId) where.push(`a.event_id = ${bind(toUuid('event', filter.eventId) ?? null)}::uuid`);
  if (filter.hasEvent != null) where.push(`a.event_id IS ${filter.hasEvent ? 'NOT NULL' : 'NULL'}`);
  if (filter.priority) where.push(`a.priority = ${bind(filter.priority)}`);
  if (filter.isPublished != null) where.push(filter.isPublished ? 'a.is_published' : 'NOT a.is_published');
  return where;
}

/** Whether an announcement belongs to the list that a filter describes: what the conditions above say in SQL. */
export const isListed = (
  filter: AnnouncementFilter,
  each: Pick<AnnouncementRow, 'eventId' | 'priority' | 'isPublished'>,
): boolean =>
  (!filter.eventId || filter.eventId === each.eventId) &&
  (filter.hasEvent == null || filter.hasEvent === (each.eventId !== null)) &&
  (!filter.priority || filter.priority === each.priority) &&
  (filter.isPublished == null || filter.isPublished === each.isPublished);

const nameOf = (text: string) => `announcements-${createHash('sha1').update(text).digest('base64url').slice(0, 12)}`;

async function count(ctx: Context, where: readonly string[], values: readonly unknown[]): Promise<number> {
  const text = `SELECT count(*)::int AS count FROM ${unnamed} WHERE ${where.join(' AND ')}`;
  const [row] = await ctx.rows(statement<{ count: number }>(nameOf(text), text), values);
  return row!.count;
}

const ofEvents = statement(
  'announcements-of-events',
  `SELECT a.* FROM unnest($4::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${columns} FROM ${source} WHERE a.event_id = wanted.id AND ${visible}
        AND ($5::timestamptz IS NULL OR (a.created_at, a.id) < ($5, $6::uuid))
      ORDER BY a.created_at DESC, a.id DESC LIMIT $7
   ) a`,
  readAnnouncement,
);

const countOfEvents = statement<{ eventId: string; count: number }>(
  'announcements-of-events-count',
  `SELECT a.event_id AS "eventId", count(*)::int AS count FROM ${unnamed}
    WHERE a.event_id = ANY($4::uuid[]) AND ${visible} GROUP BY a.event_id`,
  (raw) => ({ eventId: toId('event', raw.eventId as string), count: raw.count as number }),
);

const pages = pagesOf<AnnouncementRow>(
  'event',
  (ctx, uuids, first, after) => ctx.rows(ofEvents, [...viewerKeys(ctx), uuids, ...placeOf(after), first + 1]),
  ({ eventId }) => eventId!,
);

const counts = perRequest<{ eventId: string; count: number }>(
  (ctx, ids) => ctx.rows(countOfEvents, [...viewerKeys(ctx), ids.map((id) => toUuid('event', id))]),
  ({ eventId }) => eventId,
);

/** A page of an event's announcements, the newest first. */
export async function announcementsOf(
  ctx: Context,
  eventId: string,
  first: number,
  after?: string | null,
): Promise<Page<AnnouncementRow>> {
  requireViewer(ctx);
  checkFirst(first);
  placeOf(after);
  const rows = await pages(ctx, eventId, first, after);
  return pageOf(rows, first, after, cursorOf, async () => (await counts(ctx).load(eventId))?.count ?? 0);
}

const readAuthors = statement(
  'authors',
  `SELECT ${userColumns} FROM users
    WHERE id = ANY($1::uuid[]) AND EXISTS (SELECT FROM announcements WHERE created_by = users.id)`,
  readUser,
);

const authors = perRequest<Viewer>(
  (ctx, ids) => ctx.rows(readAuthors, [ids.map((id) => toUuid('user', id))]),
  ({ id }) => id,
);

/** Who wrote an announcement: known to everybody who sees it, whatever their role is now. */
export const authorOf = (ctx: Context, announcement: AnnouncementRow): Promise<Viewer | null> =>
  authors(ctx).load(announcement.createdById);
