import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about push subscriptions. */
export const sentence = catalogue('push', {
  sessionEnded: 'Your session has ended. Please log in again.',
});
