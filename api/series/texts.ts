import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about series. */
export const sentence = catalogue('series', {
  onDate: '{when}: {problem}',
  tooManyEvents: 'A series can have at most {most} events',
  tooManyMore: 'A series can have at most {most} events, and this one has {n} already',
  notASeries: 'This event is not repeated',
  notRepeated: 'The event would not be repeated',

  // answers over REST
  eventsDeleted: 'Events deleted.',
});
