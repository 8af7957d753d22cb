import { Role, type Viewer } from '../core/context.ts';

/** What happens on the whole platform is for admins. */
export const canSeePlatform = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Organizers and admins see how their own events do. */
export const canSeeOwnStatistics = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;
