import { Role, type Viewer } from '../core/context.ts';

/** Organizers and admins award, and see what has been awarded to whom. */
export const canAward = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

/** The single awards behind a score are for those who award, and for the person. */
export const canSeeAwards = (viewer: Viewer, row: { userId: string }) => canAward(viewer) || viewer.id === row.userId;
