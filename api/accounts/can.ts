import { type Context, Role, type Viewer } from '../core/context/context.ts';
import { inWords } from '../core/texts/inWords.ts';
import { sentence } from './texts.ts';

/** Only the owner and admins see an e-mail address. */
export const canSeeEmail = ({ viewer, introducedUserId }: Context, userId: string) =>
  introducedUserId === userId || viewer?.id === userId || viewer?.role === Role.ADMIN;

/** Only the owner sees the settings, also in the response that signs them in. */
export const canSeeSettings = ({ viewer, introducedUserId }: Context, userId: string) =>
  introducedUserId === userId || viewer?.id === userId;

/** Admins see all accounts and assign roles. */
export const canManageUsers = (viewer: Viewer) => viewer.role === Role.ADMIN;

/** Organizers, admins and the user themself see a private profile. Other participants do not. */
export const canSeePrivateProfile = (viewer: Viewer, userId: string) =>
  viewer.role !== Role.PARTICIPANT || viewer.id === userId;

/** What other participants see of a private profile, on boards and lists. */
export const privateParticipant = () => ({ userName: inWords(sentence('privateParticipant')), college: '' });

/** Participants see this instead of a college with fewer than three people on the board, if one of them is private. */
export const privateCollege = () => ({ college: inWords(sentence('smallCollege')) });
