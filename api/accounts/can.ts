import { type Context, Role, type Viewer } from '../core/context.ts';

/** E-mail addresses are for their owner and for admins. */
export const canSeeEmail = ({ viewer, introduced }: Context, userId: string) =>
  introduced === userId || viewer?.id === userId || viewer?.role === Role.ADMIN;

/** Settings are their owner's, also in the answer that signs them in. */
export const canSeeSettings = ({ viewer, introduced }: Context, userId: string) =>
  introduced === userId || viewer?.id === userId;

/** Admins see everybody's account and give roles. */
export const canManageUsers = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Whoever keeps their profile to themself is seen by organizers, admins and themself only. */
export const seesPrivate = (viewer: Viewer, userId: string) => viewer.role !== Role.PARTICIPANT || viewer.id === userId;

/** What others see instead, on boards and lists. */
export const privateParticipant = { userName: 'Private participant', college: '' } as const;

/** Participants see this instead of a college with fewer than three people on the board, if one of them is private. */
export const privateCollege = { college: 'Small college' } as const;
