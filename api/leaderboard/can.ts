import { hasRoleAtAnyEvent, Role, StaffRole, type Viewer } from '../core/context/context.ts';
import { helpsAs } from '../events/can.ts';

/** Organizers, admins and the event's scorers award there and see all awards. */
export const canAward = (viewer: Viewer, eventId: string) =>
  viewer.role !== Role.PARTICIPANT || helpsAs(viewer, StaffRole.SCORER, eventId);

/** Whether the viewer may award at any event. */
export const canAwardSomewhere = (viewer: Viewer) =>
  viewer.role !== Role.PARTICIPANT || hasRoleAtAnyEvent(viewer, StaffRole.SCORER);

/** The participant and all who may award at the event see the awards behind a score. */
export const canSeeAwards = (viewer: Viewer, row: { userId: string; eventId: string }) =>
  canAward(viewer, row.eventId) || viewer.id === row.userId;
