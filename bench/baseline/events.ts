import { encodeUuid } from '../../api/core/typeId.ts';
import type { Query, Row } from './database.ts';
import type { Viewer } from './viewer.ts';

export const visible = `(e.approval = 'approved' OR e.created_by = $1 OR $2)`;
const shown = `e.id, e.title, e.description, e.date, e.location, e.capacity, e.taken AS "registeredCount", e.tags, e.image,
  upper(e.approval) AS approval, e.rejection_reason AS "rejectionReason"`;
export const card = `${shown}, EXISTS (SELECT FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1) AS "viewerIsRegistered"`;

export interface EventRow extends Row {
  id: string;
  date: Date;
}

export function withId<R extends Row>(row: R, kind = 'event'): R {
  (row as Row).id = `${kind}_${encodeUuid(row.id as string)}`;
  return row;
}

/** An event with its picture in both sizes. */
export function withPicture<R extends Row & { image?: string | null; imageSmall?: string | null }>(row: R): R {
  const { image } = row;
  row.imageSmall = image?.startsWith('/') ? image.replace(/\.webp$/, '.small.webp') : image;
  return withId(row);
}

export interface Detail extends EventRow {
  createdById: string;
  capacity: number;
  registeredCount: number;
}

export const readEvent = (read: Query, viewer: Viewer, uuid: string) =>
  read<Detail>(
    'event',
    `SELECT ${shown}, e.created_by AS "createdById", u.first_name || ' ' || u.last_name AS "organizerName"
       FROM events e JOIN users u ON u.id = e.created_by WHERE e.id = $3 AND ${visible}`,
    [viewer.id, viewer.role === 'admin', uuid],
  );

export const readOwn = (read: Query, viewer: Viewer, uuid: string) =>
  read('own', 'SELECT 1 FROM registrations WHERE event_id = $1 AND user_id = $2', [uuid, viewer.id]);

export const readScore = (read: Query, viewer: Viewer, uuid: string) =>
  read(
    'score',
    `SELECT s.id, s.points::float8 AS score,
            (SELECT 1 + count(*)::int FROM scores r WHERE r.event_id = $1 AND -r.points < -s.points) AS rank
       FROM scores s WHERE s.event_id = $1 AND s.user_id = $2`,
    [uuid, viewer.id],
  );

export function stateOf(viewer: Viewer, event: Detail, own: Row[]): string {
  if (own.length > 0) return 'REGISTERED';
  if (viewer.role !== 'participant') return 'NOT_ELIGIBLE';
  if (event.date <= new Date()) return 'STARTED';
  return event.registeredCount < event.capacity ? 'OPEN' : 'FULL';
}
