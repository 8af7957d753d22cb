import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm invitations`. */
export const sentence = catalogue('cli/invitations', {
  declineQuestion: 'Decline {named}?',
  declined: 'You have declined.',
  none: 'Nobody asks you to help.',
  notAsked: 'You are not asked for that.',
});
