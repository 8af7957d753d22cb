import { type Context, requireViewer, Role, StaffRole, type Viewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { helpsAt } from './can.ts';

/*
 * Who sees an event: everybody once it is approved; before that, and when it was rejected, its creator, who helps there, and
 * admins. Whatever hangs on an event (seats, boards, awards, announcements) is seen by nobody else.
 */

/** In a statement, whether the person whose uuid `self` names helps at the event whose uuid `event` names; `helpsAs` and `helpsAt` in SQL. */
export const helps = (self: string, event: string, role?: StaffRole): string =>
  `EXISTS (SELECT FROM event_staff f WHERE f.event_id = ${event} AND f.user_id = ${self}${role ? ` AND f.role = '${role}'` : ''})`;

/**
 * In a statement, whether the viewer sees the event `e`. `self` and `isAdmin` name what stands there for the viewer's uuid
 * and for whether they are an admin: the parameters that `viewerKeys` gives, unless it is said otherwise.
 */
export const eventVisible = ({ self = '$1', isAdmin = '$2' } = {}): string =>
  `(e.approval = 'approved' OR e.created_by = ${self} OR ${isAdmin} OR ${helps(self, 'e.id')})`;

/**
 * In a statement, whether the person of the notice `n` may still see the event that it is about. Told all the same: that it is
 * off, deleted or somebody else's now, to those who could see it before, and that they are asked to help there.
 */
export const maySeeStill = `(NOT n.data ? 'id' OR n.kind IN ('event-deleted', 'event-withdrawn', 'staff-invited', 'event-taken-over') OR EXISTS (
  SELECT FROM events e JOIN users u ON u.id = n.user_id
   WHERE e.id = (n.data->>'id')::uuid AND ${eventVisible({ self: 'u.id', isAdmin: "u.role = 'admin'" })}))`;

/** What `eventVisible` asks for. */
export function viewerKeys(ctx: Context): [uuid: string, isAdmin: boolean] {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, viewer.role === Role.ADMIN];
}

/** The same of an event of which this is known. */
export const canSeeEvent = (
  viewer: Viewer,
  event: { id: string; isApproved: boolean; createdById: string | null },
): boolean =>
  event.isApproved || viewer.id === event.createdById || viewer.role === Role.ADMIN || helpsAt(viewer, event.id);
