import { Role, type Viewer } from '../core/context/context.ts';

export const canReadTrail = (viewer: Viewer | null) => viewer?.role === Role.ADMIN;
