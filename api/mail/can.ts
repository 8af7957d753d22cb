import { Role, type Viewer } from '../core/context/context.ts';

/** Only admins see sent mail and send it again. */
export const canManageMail = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
