import { type Viewer } from '../core/context.ts';
import { canDeleteEvent, canEditEvent, type OwnedEvent } from '../events/can.ts';

/** Whoever edits an event says who helps there, and sees who does. */
export const canManageStaff = canEditEvent;

/** Everybody may stop helping. */
export const canRemoveStaff = (viewer: Viewer, event: OwnedEvent, userId: string) =>
  viewer.id === userId || canManageStaff(viewer, event);

/** The creator stays the owner; they, or an admin, give the event to somebody else. */
export const canHandOver = canDeleteEvent;
