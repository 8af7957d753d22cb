import { createHash } from 'node:crypto';
import { readUser, userColumns } from '../accounts/read.ts';
import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, Role, StaffRole, type Viewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { pinnedFirst } from './keyset.ts';
import { loadNode } from '../core/ids/node.ts';
import { countsOf, pagesOf, readPage } from '../core/pages/pages.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { localize, titleColumns } from '../core/texts/translated.ts';
import { containsWords, wordsOf } from '../core/statements/search.ts';
import { eventVisible, hasStaffRole } from '../events/visible.ts';
import { type AnnouncementRow, AnnouncementState } from './Announcement.ts';
import { isAddressed } from './audience.ts';
import { canManageAnnouncements } from './can.ts';
import type { AnnouncementFilter, AnnouncementsArgs } from './inputs.ts';
import { isShown, state } from './state.ts';

/** The columns that every read statement selects of an announcement `a` and its author `u`; see `readAnnouncement`. */
export const announcementColumns = `a.id, a.title, a.content, ${titleColumns('a')}, a.priority, a.is_published AS "isPublished",
  a.publish_at AS "publishAt", a.ends_at AS "endsAt", a.pinned, a.audience, a.college, a.since, ${state} AS state,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt", a.event_id AS "eventId", a.created_by AS "createdById",
  u.first_name || ' ' || u.last_name AS "creatorName"`;

const sourceWithoutAuthor = 'announcements a LEFT JOIN events e ON e.id = a.event_id';
const source = `${sourceWithoutAuthor} JOIN users u ON u.id = a.created_by`;

/**
 * SQL conditions: the viewer manages `a`, and the viewer may see `a` by role. The same rule as `canSeeAnnouncement`. `$1` is
 * the viewer's uuid, `$2` whether they manage all announcements, `$3` whether they are an admin.
 */
const manages = `($2 OR ${hasStaffRole('$1', 'a.event_id', StaffRole.MANAGER)})`;

const visibleByRole = `(${isShown} OR ${manages})
  AND (a.event_id IS NULL OR (e.approval = 'approved' OR ${manages}) AND ${eventVisible({ isAdmin: '$3' })})`;

/** SQL condition: the viewer may see `a` and is in its audience or manages it. */
const visible = `${visibleByRole} AND ($2 OR ${isAddressed('$1')} OR ${manages})`;

type ViewerKeys = [uuid: string, manages: boolean, isAdmin: boolean];

function viewerKeys(ctx: Context): ViewerKeys {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, canManageAnnouncements(viewer), viewer.role === Role.ADMIN];
}

export function readAnnouncement(raw: Record<string, unknown>): AnnouncementRow {
  const row = raw as unknown as AnnouncementRow;
  row.id = toId('announcement', row.id);
  row.eventId &&= toId('event', row.eventId);
  row.createdById = toId('user', row.createdById);
  localize(row);
  return row;
}

const readById = statement(
  'announcements-by-id',
  `SELECT ${announcementColumns} FROM ${source}
    WHERE a.id = ANY(${uuidList('$4')}) AND ${visibleByRole} AND ($2 OR $5 OR ${isAddressed('$1')} OR ${manages})`,
  readAnnouncement,
);

/** The current announcements with these ids, without those that the viewer may not see. */
export const announcementsById = (ctx: Context, ids: readonly string[]): Promise<AnnouncementRow[]> =>
  ctx.rows(readById, [...viewerKeys(ctx), ids.map((id) => toUuid('announcement', id)), false]);

/** The same, but without the check that the viewer is in the audience. */
export const announcementsVisibleByRole = (ctx: Context, ids: readonly string[]): Promise<AnnouncementRow[]> =>
  ctx.rows(readById, [...viewerKeys(ctx), ids.map((id) => toUuid('announcement', id)), true]);

/** The announcement with this id; null if it does not exist or the viewer may not see it. */
export function announcementById(ctx: Context, id: string): Promise<AnnouncementRow | null> {
  requireViewer(ctx);
  return loadNode<AnnouncementRow>(ctx, 'announcement', id);
}

const readNewest = statement(
  'announcements-newest',
  `SELECT ${announcementColumns} FROM ${source} WHERE ${isShown} AND ${visible}
    ORDER BY a.since DESC, a.id DESC LIMIT 3`,
  readAnnouncement,
);

/** The three newest visible announcements, without drafts, scheduled and ended ones even for people who manage them. */
export const newestAnnouncements = (ctx: Context): Promise<AnnouncementRow[]> => ctx.rows(readNewest, viewerKeys(ctx));

const order = pinnedFirst;

/** A page of announcements: the pinned ones, then the others, each newest first. */
export function listAnnouncements(ctx: Context, args: AnnouncementsArgs): Promise<Page<AnnouncementRow>> {
  const filter: unknown[] = viewerKeys(ctx);
  const where = [visible, ...conditions(args, (value) => `$${filter.push(value)}`)].join(' AND ');
  const [pinned, moment, uuid, limit] = [1, 2, 3, 4].map((n) => `$${filter.length + n}`);
  const page = `SELECT ${announcementColumns} FROM ${source} WHERE ${where} AND (a.pinned, a.since, a.id) < (${pinned}, ${moment}, ${uuid})
    ORDER BY a.pinned DESC, a.since DESC, a.id DESC LIMIT ${limit}`;
  const count = `SELECT count(*)::int AS count FROM ${sourceWithoutAuthor} WHERE ${where}`;
  const list = {
    order,
    page: statement(nameOf(page), page, readAnnouncement),
    count: statement<{ count: number }>(nameOf(count), count),
  };
  return readPage(ctx, list, filter, args);
}

/** SQL: the title in all languages, folded. */
const allTitles = `evm_fold(a.title || coalesce((
  SELECT string_agg(' ' || (value->>'title'), '') FROM jsonb_each(a.translations)), ''))`;

function conditions(filter: AnnouncementsArgs, bind: (value: unknown) => string): string[] {
  const where = [];
  if (filter.eventId) where.push(`a.event_id = ${bind(toUuid('event', filter.eventId) ?? null)}::uuid`);
  if (filter.hasEvent != null) where.push(`a.event_id IS ${filter.hasEvent ? 'NOT NULL' : 'NULL'}`);
  if (filter.priority) where.push(`a.priority = ${bind(filter.priority)}`);
  if (filter.isPublished != null) where.push(filter.isPublished ? isShown : `NOT (${isShown})`);
  const words = wordsOf(filter.search);
  if (words.length > 0) where.push(containsWords(allTitles, `${bind(words)}::text[]`));
  if (filter.state) where.push(`${state} = ${bind(filter.state)}`);
  return where;
}

/** Whether an announcement matches a subscription filter: the `conditions` above, for a change instead of SQL. */
export const isListed = (
  filter: AnnouncementFilter,
  each: Pick<AnnouncementRow, 'eventId' | 'priority'> & { readonly isShown: boolean },
): boolean =>
  (!filter.eventId || filter.eventId === each.eventId) &&
  (filter.hasEvent == null || filter.hasEvent === (each.eventId !== null)) &&
  (!filter.priority || filter.priority === each.priority) &&
  (filter.isPublished == null || filter.isPublished === each.isShown);

export const isRowShown = ({ state }: Pick<AnnouncementRow, 'state'>): boolean => state === AnnouncementState.PUBLISHED;

const nameOf = (text: string) => `announcements-${createHash('sha1').update(text).digest('base64url').slice(0, 12)}`;

const ofEvents = statement(
  'announcements-of-events',
  `SELECT a.* FROM unnest(${uuidList('$4')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${announcementColumns} FROM ${source} WHERE a.event_id = wanted.id AND ${visible}
        AND (a.pinned, a.since, a.id) < ($5, $6, $7)
      ORDER BY a.pinned DESC, a.since DESC, a.id DESC LIMIT $8
   ) a`,
  readAnnouncement,
);

const pages = pagesOf<AnnouncementRow>(
  'event',
  order,
  (ctx, uuids, place, limit) => ctx.rows(ofEvents, [...viewerKeys(ctx), uuids, ...place, limit]),
  ({ eventId }) => eventId!,
);

const countOfEvents = statement<{ parent: string; count: number }>(
  'announcements-of-events-count',
  `SELECT a.event_id AS parent, count(*)::int AS count FROM ${sourceWithoutAuthor}
    WHERE a.event_id = ANY(${uuidList('$4')}) AND ${visible} GROUP BY a.event_id`,
);

const counts = countsOf('event', (ctx, uuids) => ctx.rows(countOfEvents, [...viewerKeys(ctx), uuids]));

/** A page of an event's announcements, in the order of `listAnnouncements`. */
export function announcementsOf(
  ctx: Context,
  eventId: string,
  first: number,
  after?: string | null,
): Promise<Page<AnnouncementRow>> {
  requireViewer(ctx);
  return pages(ctx, eventId, first, after, counts);
}

const readAuthors = statement(
  'users-authors',
  `SELECT ${userColumns} FROM users WHERE id = ANY(${uuidList('$1')})`,
  readUser,
);

const authors = perRequest<Viewer>(
  (ctx, ids) => ctx.rows(readAuthors, [ids.map((id) => toUuid('user', id))]),
  ({ id }) => id,
);

/** The author of an announcement, for every viewer who sees it, even if the author is no longer an organizer. */
export const authorOf = (ctx: Context, announcement: AnnouncementRow): Promise<Viewer | null> =>
  authors(ctx).load(announcement.createdById);
