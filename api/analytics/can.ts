import { Role, type Viewer } from '../core/context/context.ts';

/** Only admins see figures of the whole platform. */
export const canSeePlatform = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Organizers and admins see figures of their own events. */
export const canSeeOwnStatistics = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;
