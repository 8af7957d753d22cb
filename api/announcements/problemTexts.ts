import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for announcements. */
export const problem = catalogue('announcements', {
  priorityUnknown: 'Priority must be low, medium or high',
  stateUnknown: 'State must be draft, scheduled, published or ended',
  audienceUnknown: 'Audience must be everybody, seats, line, college or organizers',
  title: 'Title',
  titleRequired: 'Title is required',
  titleTooLong: 'Title must be at most {most} characters',
  contentRequired: 'Content is required',
  contentTooLong: 'Content must be at most {most, number} characters',
  contentControl: 'Content must not contain control characters',
  beginning: 'The beginning',
  end: 'The end',
  momentInvalid: '{moment} must be a point in time',
  momentOutside: '{moment} must lie between {firstYear} and {lastYear}',
  endTooEarly: 'The end must come after the beginning',
  college: 'College',
  collegeRequired: 'College is required',
  collegeTooLong: 'College must be at most {most} characters',
  eventRequired: 'Choose the event whose people it is for',
  eventUnknown: 'Choose an event from the list',
});
