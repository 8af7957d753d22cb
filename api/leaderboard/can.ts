import { helpsSomewhereAs, Role, StaffRole, type Viewer } from '../core/context.ts';
import { helpsAs } from '../events/can.ts';

/** Organizers, admins and the event's scorers award there, and see what has been awarded to whom. */
export const canAward = (viewer: Viewer, eventId: string) =>
  viewer.role !== Role.PARTICIPANT || helpsAs(viewer, StaffRole.SCORER, eventId);

/** Whether there is any event at which the viewer awards. */
export const canAwardSomewhere = (viewer: Viewer) =>
  viewer.role !== Role.PARTICIPANT || helpsSomewhereAs(viewer, StaffRole.SCORER);

/** The single awards behind a score are for those who award there, and for the person. */
export const canSeeAwards = (viewer: Viewer, row: { userId: string; eventId: string }) =>
  canAward(viewer, row.eventId) || viewer.id === row.userId;
