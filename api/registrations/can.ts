import { Role, StaffRole, type Viewer } from '../core/context/context.ts';
import { canEditEvent, helpsAs } from '../events/can.ts';

/** Organizers and admins run events; they do not take seats. */
export const canTakeSeats = (viewer: Viewer) => viewer.role === Role.PARTICIPANT;

/** Admins register others, and cancel for them. */
export const canRegisterOthers = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Names with e-mail addresses of all participants are for organizers, admins and the event's managers. */
export const canSeeContacts = (viewer: Viewer, eventId: string) =>
  viewer.role !== Role.PARTICIPANT || helpsAs(viewer, StaffRole.MANAGER, eventId);

export const canSeeEmail = (viewer: Viewer, { userId, eventId }: { userId: string; eventId: string }) =>
  canSeeContacts(viewer, eventId) || viewer.id === userId;

/** Phone and special requirements are for the participant, the event's creator, its managers and admins. */
export const canSeeDetails = (
  viewer: Viewer,
  { userId, eventId, eventCreatedById }: { userId: string; eventId: string; eventCreatedById: string },
) => viewer.id === userId || canEditEvent(viewer, { id: eventId, createdById: eventCreatedById });
