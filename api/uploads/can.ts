import { hasRoleAtAnyEvent, Role, StaffRole, type Viewer } from '../core/context/context.ts';
import type { Purpose } from './validate.ts';

/** Organizers, admins and managers of an event upload event pictures. Every user may upload their own photo. */
export const canUpload = (viewer: Viewer, purpose: Purpose) =>
  purpose === 'profile' || viewer.role !== Role.PARTICIPANT || hasRoleAtAnyEvent(viewer, StaffRole.MANAGER);

/** Admins can edit all events, so they may use any event picture. */
export const canUseAnyUpload = (viewer: Viewer, purpose: Purpose) => purpose === 'event' && viewer.role === Role.ADMIN;
