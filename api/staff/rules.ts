import { record } from '../audit/record.ts';
import { type Context, StaffRole } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toUuid } from '../core/ids.ts';
import { canRemoveStaff } from './can.ts';
import { notStaffManager, asOwnedEvent, changeStaffAndConfirm } from './changeStaff.ts';
import type { RemoveStaffInput } from './inputs.ts';
import { sentence } from './texts.ts';

/**
 * Removes one or all staff roles of a user, effective at once and on their open screens. Returns the event's id. Throws
 * FORBIDDEN or NOT_FOUND.
 */
export async function removeStaff(ctx: Context, { eventId, userId, role }: RemoveStaffInput): Promise<string> {
  await changeStaffAndConfirm(ctx, eventId, async (em, viewer, event) => {
    if (!canRemoveStaff(viewer, asOwnedEvent(event), userId)) throw notStaffManager();
    const removed = await em.execute<{ role: StaffRole; name: string }[]>(
      `DELETE FROM event_staff f USING users u WHERE f.event_id = ? AND f.user_id = ? AND u.id = f.user_id
          AND f.role = ANY(?::text[]) RETURNING f.role, u.first_name || ' ' || u.last_name AS name`,
      [
        toUuid('event', event.id)!,
        toUuid('user', userId) ?? null,
        `{${(role ? [role] : Object.values(StaffRole)).join(',')}}`,
      ],
    );
    if (removed.length === 0) throw refusal('NOT_FOUND', sentence('notHelping'));
    // their device may still hold check-ins from the door that it has not sent
    if (removed.some((each) => each.role !== StaffRole.SCORER))
      await em.execute(
        `INSERT INTO ended_staff (event_id, user_id) VALUES (?, ?)
         ON CONFLICT (event_id, user_id) DO UPDATE SET ended_at = excluded.ended_at`,
        [toUuid('event', event.id)!, toUuid('user', userId)!],
      );
    await record(em, ctx, {
      action: 'staff.remove',
      subjectId: userId,
      subjectName: removed[0]!.name,
      before: { event: event.title, roles: removed.map((each) => each.role).join(', ') },
    });
  });
  return eventId;
}
