import { Role, type Viewer } from '../core/context.ts';

/** The trail is for admins. */
export const canReadTrail = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
