import { record } from '../audit/record.ts';
import { type Context, StaffRole } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { canRemoveStaff } from './can.ts';
import { notStaffManager, asOwnedEvent, changeStaffAndConfirm } from './changeStaff.ts';
import type { RemoveStaffInput } from './inputs.ts';
import { sentence } from './texts.ts';

const deleteRoles = statement<{ role: StaffRole; name: string }>(
  'staff-remove',
  `DELETE FROM event_staff f USING users u WHERE f.event_id = $1 AND f.user_id = $2 AND u.id = f.user_id
      AND f.role = ANY($3::text[]) RETURNING f.role, u.first_name || ' ' || u.last_name AS name`,
);

const noteEnd = statement(
  'staff-ended',
  `INSERT INTO ended_staff (event_id, user_id) VALUES ($1, $2)
   ON CONFLICT (event_id, user_id) DO UPDATE SET ended_at = excluded.ended_at`,
);

/**
 * Removes one or all staff roles of a user, effective at once and on their open screens. Returns the event's id. Throws
 * FORBIDDEN or NOT_FOUND.
 */
export async function removeStaff(ctx: Context, { eventId, userId, role }: RemoveStaffInput): Promise<string> {
  await changeStaffAndConfirm(ctx, eventId, async (em, viewer, event) => {
    if (!canRemoveStaff(viewer, asOwnedEvent(event), userId)) throw notStaffManager();
    const values = [toUuid('event', event.id), toUuid('user', userId)];
    const removed = await em.write(deleteRoles, [...values, role ? [role] : Object.values(StaffRole)]);
    if (removed.length === 0) throw refusal('NOT_FOUND', sentence('notHelping'));
    // their device may still hold check-ins from the door that it has not sent
    if (removed.some((each) => each.role !== StaffRole.SCORER)) await em.write(noteEnd, values);
    await record(em, ctx, {
      action: 'staff.remove',
      subjectId: userId,
      subjectName: removed[0]!.name,
      before: { event: event.title, roles: removed.map((each) => each.role).join(', ') },
    });
  });
  return eventId;
}
