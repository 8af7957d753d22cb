import { canSeePrivateProfile, privateParticipant } from '../accounts/can.ts';
import { type Context, requireViewer, StaffRole } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { helpsAs } from '../events/can.ts';
import type { EventRow } from '../events/Event.ts';
import { canManageStaff } from './can.ts';
import type { Invitation } from './Invitation.ts';
import type { StaffMember } from './StaffMember.ts';

const selectStaff = statement<StaffMember>(
  'staff-of-event',
  `SELECT f.user_id AS "userId", u.first_name || ' ' || u.last_name AS name, u.email, f.role,
          b.first_name || ' ' || b.last_name AS "addedByName", f.created_at AS "createdAt"
     FROM event_staff f JOIN users u ON u.id = f.user_id LEFT JOIN users b ON b.id = f.added_by
    WHERE f.event_id = $1 ORDER BY f.created_at, f.user_id, f.role`,
  (raw) => ({ ...(raw as unknown as StaffMember), userId: toId('user', raw.userId as string) }),
);

/** The staff of an event in order of addition; null if the viewer may not manage it. */
export const staffOf = async (ctx: Context, event: EventRow): Promise<readonly StaffMember[] | null> =>
  canManageStaff(requireViewer(ctx), event) ? ctx.rows(selectStaff, [toUuid('event', event.id)]) : null;

interface InvitationRow extends Omit<Invitation, 'invitee'> {
  readonly email: string | null;
  readonly userId: string | null;
  readonly name: string | null;
  readonly isVisible: boolean | null;
}

const readInvitation = (raw: Record<string, unknown>): InvitationRow => ({
  ...(raw as unknown as InvitationRow),
  id: toId('invitation', raw.id as string),
  eventId: toId('event', raw.eventId as string),
  userId: raw.userId === null ? null : toId('user', raw.userId as string),
});

const invitationSelect = `SELECT i.id, i.event_id AS "eventId", e.title AS "eventTitle", e.date, i.role, i.email,
    i.user_id AS "userId", u.first_name || ' ' || u.last_name AS name, u.profile_visible AS "isVisible",
    b.first_name || ' ' || b.last_name AS "invitedByName", i.created_at AS "createdAt"
  FROM event_invitations i JOIN events e ON e.id = i.event_id JOIN users b ON b.id = i.invited_by
  LEFT JOIN users u ON u.id = i.user_id`;

const selectEventInvitations = statement(
  'invitations-of-event',
  `${invitationSelect} WHERE i.event_id = $1 ORDER BY i.id`,
  readInvitation,
);

/**
 * SQL: whether the invitation `i` is for the person. An invitation to an address without an account is for the person who
 * later confirms this address. Signing up alone proves nothing.
 */
export const isForPerson = (person: string): string =>
  `(i.user_id = ${person} OR i.user_id IS NULL AND i.role <> 'owner' AND i.email =
     (SELECT email FROM users WHERE id = ${person} AND email_verified_at IS NOT NULL))`;

/** The newest invitations of the viewer, at most 50. */
const selectOwnInvitations = statement(
  'invitations-of-viewer',
  `${invitationSelect} WHERE ${isForPerson('$1')} ORDER BY i.id DESC LIMIT 50`,
  readInvitation,
);

/** The open invitations to an event; null if the viewer may not manage its staff. */
export async function invitationsOf(ctx: Context, event: EventRow): Promise<readonly Invitation[] | null> {
  const viewer = requireViewer(ctx);
  if (!canManageStaff(viewer, event)) return null;
  const rows = await ctx.rows(selectEventInvitations, [toUuid('event', event.id)]);
  // show a typed address as it is; a name belongs to an account, which may be private
  return rows.map(({ email, userId, name, isVisible, ...row }) => ({
    ...row,
    invitee: email ?? (isVisible || canSeePrivateProfile(viewer, userId!) ? name! : privateParticipant().userName),
  }));
}

/** The open invitations of the viewer, newest first, at most 50. */
export async function invitationsOfViewer(ctx: Context): Promise<readonly Invitation[]> {
  const rows = await ctx.rows(selectOwnInvitations, [toUuid('user', requireViewer(ctx).id)]);
  return rows.map(({ email, name, ...row }) => ({ ...row, invitee: email ?? name! }));
}

/** The staff roles of the viewer at an event. */
export const ownRoles = (ctx: Context, event: EventRow): StaffRole[] =>
  Object.values(StaffRole).filter((role) => helpsAs(requireViewer(ctx), role, event.id));
