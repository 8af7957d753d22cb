import { Role, StaffRole, type Viewer } from '../core/context/context.ts';

/** The fields of a person that permissions depend on. */
export type Actor = Pick<Viewer, 'id' | 'role' | 'staff'>;

export const canCreateEvents = (viewer: Pick<Viewer, 'role'>) => viewer.role !== Role.PARTICIPANT;

export const isCreator = (viewer: Actor, event: { createdById: string }) => viewer.id === event.createdById;

/** Whether the viewer has this staff role at the event. */
export const helpsAs = (viewer: Actor, role: StaffRole, eventId: string): boolean =>
  viewer.staff?.has(`${role} ${eventId}`) ?? false;

/** Whether the viewer has any staff role at the event. */
export const helpsAt = (viewer: Actor, eventId: string): boolean =>
  Object.values(StaffRole).some((role) => helpsAs(viewer, role, eventId));

/** The fields of an event that permissions depend on. */
export interface OwnedEvent {
  id: string;
  createdById: string;
}

/** Admins, and the creator while they are an organizer. Only they may delete, repeat and hand over an event. */
export const canDeleteEvent = (viewer: Actor, event: OwnedEvent) =>
  viewer.role === Role.ADMIN || (viewer.role === Role.ORGANIZER && isCreator(viewer, event));

/** The same people, as long as an approved event has not begun. */
export const canCancelEvent = (
  viewer: Actor,
  event: OwnedEvent & { approval: string; cancelledAt: Date | null; date: Date },
  now: Date,
) => event.approval === 'approved' && !event.cancelledAt && event.date > now && canDeleteEvent(viewer, event);

/** The same people and the event's managers. */
export const canEditEvent = (viewer: Actor, event: OwnedEvent) =>
  canDeleteEvent(viewer, event) || helpsAs(viewer, StaffRole.MANAGER, event.id);

/** Admins may have any number of events. */
export const isUnlimited = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Admins approve and reject events. */
export const canDecide = (viewer: Viewer) => viewer.role === Role.ADMIN;
