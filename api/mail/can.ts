import { Role, type Viewer } from '../core/context.ts';

/** What was written to whom is for admins, who may also have it sent again. */
export const canManageMail = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
