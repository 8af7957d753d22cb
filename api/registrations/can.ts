import { Role, type Viewer } from '../core/context.ts';

/** Organizers and admins run events; they do not take seats. */
export const canTakeSeats = (viewer: Viewer) => viewer.role === Role.PARTICIPANT;

/** Admins register others, and cancel for them. */
export const canRegisterOthers = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Names with e-mail addresses of all participants are for organizers and admins. */
export const canSeeContacts = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

export const canSeeEmail = (viewer: Viewer, registration: { userId: string }) =>
  canSeeContacts(viewer) || viewer.id === registration.userId;

/** Phone and special requirements are between the participant, the event's creator and the admins. */
export const canSeeDetails = (viewer: Viewer, registration: { userId: string; eventCreatedById: string }) =>
  viewer.role === Role.ADMIN ||
  viewer.id === registration.userId ||
  (viewer.role === Role.ORGANIZER && viewer.id === registration.eventCreatedById);
