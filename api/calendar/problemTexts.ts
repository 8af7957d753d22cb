import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validator for calendar feeds. */
export const problem = catalogue('calendar', {
  tagUnexpected: 'Only a calendar of one tag has a tag',
  tag: 'Tag',
});
