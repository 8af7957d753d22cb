import { Role, type Viewer } from '../core/context.ts';

export const canCreateEvents = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

export const isCreator = (viewer: Viewer, event: { createdById: string }) => viewer.id === event.createdById;

/** Creators, as long as they are organizers, and admins. */
export const canEditEvent = (viewer: Viewer, event: { createdById: string }) =>
  viewer.role === Role.ADMIN || (viewer.role === Role.ORGANIZER && isCreator(viewer, event));

export const canDeleteEvent = canEditEvent;

/** Admins may have any number of events. */
export const isUnlimited = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Admins decide which events everybody sees. */
export const canDecide = (viewer: Viewer) => viewer.role === Role.ADMIN;
