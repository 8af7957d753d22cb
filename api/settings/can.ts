import { Role, type Viewer } from '../core/context/context.ts';

export const canManageSettings = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
