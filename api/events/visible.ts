import { type Context, requireViewer, Role, StaffRole, type Viewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { helpsAt } from './can.ts';

/*
 * Who sees an event: all signed-in people if it is approved; else only its creator, its helpers and admins. The same holds
 * for everything that belongs to an event (seats, boards, awards, announcements).
 */

/** SQL for `helpsAs` and `helpsAt`. `self` and `event` are SQL expressions for the uuids of the person and the event. */
export const hasStaffRole = (self: string, event: string, role?: StaffRole): string =>
  `EXISTS (SELECT FROM event_staff f WHERE f.event_id = ${event} AND f.user_id = ${self}${role ? ` AND f.role = '${role}'` : ''})`;

/**
 * SQL for whether the viewer sees the event `e`. `self` and `isAdmin` are SQL expressions for the viewer's uuid and whether
 * they are an admin; by default, the parameters from `viewerKeys`.
 */
export const eventVisible = ({ self = '$1', isAdmin = '$2' } = {}): string =>
  `(e.approval = 'approved' OR e.created_by = ${self} OR ${isAdmin} OR ${hasStaffRole(self, 'e.id')})`;

/**
 * SQL for whether the person of the notice `n` may still see its event. Some notices stay visible without that: the event
 * is on hold, was deleted or has a new owner, or the person was invited as staff.
 */
export const noticeEventVisible = `(NOT n.data ? 'id' OR n.kind IN ('event-deleted', 'event-withdrawn', 'staff-invited', 'event-taken-over') OR EXISTS (
  SELECT FROM events e JOIN users u ON u.id = n.user_id
   WHERE e.id = (n.data->>'id')::uuid AND ${eventVisible({ self: 'u.id', isAdmin: "u.role = 'admin'" })}))`;

/** The parameters of `eventVisible`. */
export function viewerKeys(ctx: Context): [uuid: string, isAdmin: boolean] {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, viewer.role === Role.ADMIN];
}

/** The same in TypeScript. */
export const canSeeEvent = (
  viewer: Viewer,
  event: { id: string; isApproved: boolean; createdById: string | null },
): boolean =>
  event.isApproved || viewer.id === event.createdById || viewer.role === Role.ADMIN || helpsAt(viewer, event.id);
