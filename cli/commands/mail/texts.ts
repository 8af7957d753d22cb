import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm mail`. */
export const sentence = catalogue('cli/mail', {
  none: 'No messages found.',
  retried: 'The message is being sent again.',
});
