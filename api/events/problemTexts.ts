import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for events. The names of fields fill the sentences that all features share. */
export const problem = catalogue('events', {
  titleField: 'Title',
  descriptionField: 'Description',
  locationField: 'Location',
  dateField: 'Date',
  timeField: 'Time',
  endField: 'The end',
  collegesField: 'Colleges',
  tagsField: 'Tags',
  imageDescriptionField: 'Picture description',

  opensTooLate: 'Registration must open before it closes',
  closesTooLate: 'Registration must close before the event begins',
  cancelUntilTooLate: 'Cancelling must end before the event begins',

  fetchedIdInvalid: 'Invalid _id: {id}',
  updatedIdInvalid: 'Invalid event ID for update',
  deletedIdInvalid: 'Invalid event ID for deletion',
  registrationIdInvalid: 'Invalid event ID for registration',
  cancellationIdInvalid: 'Invalid event ID for cancellation',
  participantsIdInvalid: 'Invalid event ID for fetching participants',

  dateOutside: '{field} must lie between {firstYear} and {lastYear}',
  endTooEarly: 'The end must come after the beginning',
  tooLong: 'An event can last at most {days} days',
  capacityTooLow: 'Capacity must be greater than 0',
  capacityNotWhole: 'Capacity must be a whole number',
  capacityTooHigh: 'Capacity must be at most {most}',
  tooManyColleges: 'An event can name at most {most} colleges',
  collegeTooLong: 'A college name must be at most {most} characters',
  perCollegeNotWhole: 'The number per college must be a whole number',
  perCollegeTooLow: 'The number per college must be greater than 0',
  perCollegeTooHigh: 'The number per college must be at most {most}',
  tooManyReminders: 'An event can have at most {most} reminders',
  reminderOutside: 'A reminder comes between {minutes} minutes and {days} days before the event begins',
  pointsInvalid: 'Points for being there must be more than 0, at most {most, number}, with at most two decimals',
  tooManyTags: 'An event can have at most {most} tags',
  tagTooLong: 'A tag must be at most {most} characters',
  imageTooLong: 'Image address must be at most {most} characters',
  imageInvalid: 'Image must be a web address that starts with https://',
});
