import { Role, StaffRole, type Viewer } from '../core/context.ts';

/** What of a person decides what they may do. */
export type Actor = Pick<Viewer, 'id' | 'role' | 'staff'>;

export const canCreateEvents = (viewer: Pick<Viewer, 'role'>) => viewer.role !== Role.PARTICIPANT;

export const isCreator = (viewer: Actor, event: { createdById: string }) => viewer.id === event.createdById;

/** Whether the viewer helps at the event in this role. */
export const helpsAs = (viewer: Actor, role: StaffRole, eventId: string): boolean =>
  viewer.staff?.has(`${role} ${eventId}`) ?? false;

/** Whether the viewer helps at the event, in whatever role. */
export const helpsAt = (viewer: Actor, eventId: string): boolean =>
  Object.values(StaffRole).some((role) => helpsAs(viewer, role, eventId));

/** What decides who runs an event. */
export interface OwnedEvent {
  id: string;
  createdById: string;
}

/** Creators, as long as they are organizers, and admins: they alone delete an event, repeat it and hand it over. */
export const canDeleteEvent = (viewer: Actor, event: OwnedEvent) =>
  viewer.role === Role.ADMIN || (viewer.role === Role.ORGANIZER && isCreator(viewer, event));

/** They and the event's managers. */
export const canEditEvent = (viewer: Actor, event: OwnedEvent) =>
  canDeleteEvent(viewer, event) || helpsAs(viewer, StaffRole.MANAGER, event.id);

/** Admins may have any number of events. */
export const isUnlimited = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Admins decide which events everybody sees. */
export const canDecide = (viewer: Viewer) => viewer.role === Role.ADMIN;
