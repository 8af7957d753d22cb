import { Role, type Viewer } from '../core/context.ts';

/** What holds for the whole platform is set, and seen whole, by admins. */
export const canManageSettings = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
