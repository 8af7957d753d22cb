import { catalogue } from '../core/texts.ts';

/** The sentences of refusals about series. */
export const sentence = catalogue('series', {
  onDate: '{when}: {problem}',
  tooManyEvents: 'A series can have at most {most} events',
  notRepeated: 'The event would not be repeated',
  repeatedAlready: 'This event is part of a series already.',
});
