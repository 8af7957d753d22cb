import { type Actor, canDeleteEvent, canEditEvent, type OwnedEvent } from '../events/can.ts';
import { InvitationRole } from './Invitation.ts';

/** All editors of an event see and manage its staff. */
export const canManageStaff = canEditEvent;

/** A helper may always remove their own roles. */
export const canRemoveStaff = (viewer: Actor, event: OwnedEvent, userId: string) =>
  viewer.id === userId || canManageStaff(viewer, event);

/** The creator owns the event until they, or an admin, hand it over. */
export const canHandOver = canDeleteEvent;

/** Managers cannot award points, so they cannot invite scorers. */
export const canInvite = (viewer: Actor, event: OwnedEvent, role: InvitationRole) =>
  role === InvitationRole.MANAGER || role === InvitationRole.DOOR
    ? canManageStaff(viewer, event)
    : canHandOver(viewer, event);
