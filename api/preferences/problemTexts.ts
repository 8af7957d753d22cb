import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for choices of messages. */
export const problem = catalogue('preferences', {
  tooMany: 'At most {most} kinds of messages can be chosen at once',
  topicTooLong: 'There is no such kind of message',
  twice: 'Choose each kind of message once for each way',
});
