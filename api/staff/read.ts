import { type Context, requireViewer, StaffRole } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { statement } from '../core/rows.ts';
import { helpsAs } from '../events/can.ts';
import type { EventRow } from '../events/Event.ts';
import { canManageStaff } from './can.ts';
import type { StaffMember } from './StaffMember.ts';

const ofEvent = statement<StaffMember>(
  'staff-of-event',
  `SELECT f.user_id AS "userId", u.first_name || ' ' || u.last_name AS name, u.email, f.role,
          b.first_name || ' ' || b.last_name AS "addedByName", f.created_at AS "createdAt"
     FROM event_staff f JOIN users u ON u.id = f.user_id LEFT JOIN users b ON b.id = f.added_by
    WHERE f.event_id = $1 ORDER BY f.created_at, f.user_id, f.role`,
  (raw) => ({ ...(raw as unknown as StaffMember), userId: toId('user', raw.userId as string) }),
);

/** Who helps at an event, in the order in which they were named; null for whoever does not say so. */
export const staffOf = async (ctx: Context, event: EventRow): Promise<readonly StaffMember[] | null> =>
  canManageStaff(requireViewer(ctx), event) ? ctx.rows(ofEvent, [toUuid('event', event.id)]) : null;

/** As what the viewer helps at an event. */
export const ownRoles = (ctx: Context, event: EventRow): StaffRole[] =>
  Object.values(StaffRole).filter((role) => helpsAs(requireViewer(ctx), role, event.id));
