import { StaffRole, type Viewer } from '../core/context.ts';
import { canEditEvent, helpsAs, type OwnedEvent } from '../events/can.ts';

/** Who sees everybody at an event by name and lets them in: whoever runs it, and its helpers at the door. */
export const canKeepDoor = (viewer: Viewer, event: OwnedEvent): boolean =>
  canEditEvent(viewer, event) || helpsAs(viewer, StaffRole.DOOR, event.id);
