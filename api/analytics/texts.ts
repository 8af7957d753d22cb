import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about statistics. */
export const sentence = catalogue('analytics', {
  daysOutside: 'days must lie between 1 and {most}.',
  zoneUnknown: 'Unknown time zone.',
  platformForbidden: 'Only admins can see platform analytics.',
  noOwnEvents: 'Only organizers and admins have events of their own.',
});
