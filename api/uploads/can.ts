import { helpsSomewhereAs, Role, StaffRole, type Viewer } from '../core/context.ts';
import type { Purpose } from './validate.ts';

/** Pictures of events come from those who create events, and from managers of one; a photo of themself anybody may have. */
export const canUpload = (viewer: Viewer, purpose: Purpose) =>
  purpose === 'profile' || viewer.role !== Role.PARTICIPANT || helpsSomewhereAs(viewer, StaffRole.MANAGER);

/** Admins edit everybody's events, with whatever picture was made for one. */
export const canUseAnyUpload = (viewer: Viewer, purpose: Purpose) => purpose === 'event' && viewer.role === Role.ADMIN;
