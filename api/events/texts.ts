import { catalogue } from '../core/texts.ts';

/** The sentences of refusals and messages about events. */
export const sentence = catalogue('events', {
  notFound: 'Event not found',
});

/** Also for other features. */
export const eventNotFound = sentence('notFound');
