import { type Context, Role, type Viewer } from '../core/context.ts';

/** E-mail addresses are for their owner and for admins. */
export const canSeeEmail = ({ viewer, introduced }: Context, userId: string) =>
  introduced === userId || viewer?.id === userId || viewer?.role === Role.ADMIN;

export const canChangeRoles = (viewer: Viewer) => viewer.role === Role.ADMIN;
