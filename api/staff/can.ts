import { type Actor, canDeleteEvent, canEditEvent, type OwnedEvent } from '../events/can.ts';
import { InvitationRole } from './Invitation.ts';

/** Whoever edits an event says who helps there, and sees who does. */
export const canManageStaff = canEditEvent;

/** Everybody may stop helping. */
export const canRemoveStaff = (viewer: Actor, event: OwnedEvent, userId: string) =>
  viewer.id === userId || canManageStaff(viewer, event);

/** The creator stays the owner; they, or an admin, give the event to somebody else. */
export const canHandOver = canDeleteEvent;

/** Managers award no points, so they do not say who does. */
export const canInvite = (viewer: Actor, event: OwnedEvent, role: InvitationRole) =>
  role === InvitationRole.MANAGER || role === InvitationRole.DOOR
    ? canManageStaff(viewer, event)
    : canHandOver(viewer, event);
