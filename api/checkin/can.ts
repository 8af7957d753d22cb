import { StaffRole, type Viewer } from '../core/context/context.ts';
import { canEditEvent, helpsAs, type OwnedEvent } from '../events/can.ts';

/** Whether the viewer sees all people at an event by name and checks them in: creator, managers, door helpers and admins. */
export const canKeepDoor = (viewer: Viewer, event: OwnedEvent): boolean =>
  canEditEvent(viewer, event) || helpsAs(viewer, StaffRole.DOOR, event.id);
