import { catalogue } from '../core/texts.ts';

/** The sentences of refusals about statistics. */
export const sentence = catalogue('analytics', {
  platformForbidden: 'Only admins can see platform analytics.',
  noOwnEvents: 'Only organizers and admins have events of their own.',
});
