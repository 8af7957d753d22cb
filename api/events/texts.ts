import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals and messages about events. */
export const sentence = catalogue('events', {
  notFound: 'Event not found',
  tooManyLookUps: 'Too many requests from your network. Please try again in a moment.',
  afterSignIn: '(address after sign-in)',
  createForbidden: 'You do not have permission to create events.',
  ownersOnly: 'Only its creator and admins can do this.',
  editForbidden: 'You do not have permission to edit this event.',
  staleEdit: 'Somebody else has changed this event since you opened it. Nothing was overwritten.',
  deleteForbidden: 'You do not have permission to delete this event.',
  cancelUnapproved: 'Only an approved event can be cancelled. Delete it instead.',
  cancelStarted: 'An event cannot be cancelled once it has begun.',
  isCancelled: 'This event is cancelled.',
  pointsForbidden: 'Only its creator and admins can change the points for being there.',
  capacityBelowTaken: 'Capacity cannot be lower than the number of people already registered.',
  nothingToDescribe: 'There is no picture to describe. Add one first.',
  tooManyEvents:
    'You already have {n} {n, plural, one {event that is} other {events that are}} not yet past; at most {most} {most, plural, one {is} other {are}} allowed. A series counts once.',
  decisionForbidden: 'Only admins can approve and reject events.',

  daysOutside: 'days must lie between 1 and {most}.',
  perDayOutside: 'perDay must lie between 0 and {most}.',
  timeZoneUnknown: 'Unknown time zone.',
  dayInvalid: 'A day is written like 2026-11-21 and lies between 2000 and 2100.',
  placesForbidden: 'Only organizers and admins can look up places.',
  firstOutside: 'first must lie between 1 and {most}.',

  topic: 'changes of your events',
  when: '{when}',
  whenAndWhere: '{when}, {where}',
  eventFact: 'Event',
  whenFact: 'When',
  whereFact: 'Where',
  view: 'View event',
  findAnother: 'Find another event',
  reasonLead: 'The organizer gives this reason:',
  factsAndReason: '{facts}. {reason}',
  entryRemoved: 'The attached file takes the event out of your calendar.',

  changedSubject: 'Changed: {event}',
  nowWhen: 'Now {when}',
  nowWhere: 'Now at {where}',
  nowWhenAndWhere: 'Now {when}, at {where}',
  formerTitle: 'Before: {event}',
  changedHeading: 'An event of yours has changed',
  changedAndRestored:
    'An event that you are registered for takes place after all, but has changed. You keep your seat. This is how it is now:',
  changed: 'An event that you are registered for has changed. You keep your seat. This is how it is now:',
  changedWhileWaiting:
    'An event that you wait for has changed. You keep your place in line, or your request. This is how it is now:',
  before: 'Before, it was:',
  entryChanged: 'The attached file changes the event in your calendar.',
  cancelNow: 'If you can no longer come, please cancel on the page of the event, so that somebody else gets your seat.',

  heldSubject: 'On hold: {event}',
  heldPreview: 'For now, the event does not take place.',
  heldHeading: 'An event of yours is on hold',
  held: 'We are sorry: an event that you are registered for was put on hold. For now, it does not take place.',
  seatKept: 'You keep your seat, and we will write to you if the event takes place after all.',

  restoredSubject: 'Takes place after all: {event}',
  restoredHeading: 'An event of yours takes place after all',
  restored: 'An event that you are registered for takes place after all, as it was planned. You have kept your seat.',
  entryRestored: 'The attached file puts the event back into your calendar.',
  cancelInTime: 'If you cannot come, please cancel on the page of the event, so that somebody else gets your seat.',

  rejectedSubject: 'Not approved: {event}',
  rejectedHeading: 'Your event was not approved',
  rejected: 'An admin has looked at your event and did not approve it. The reason:',
  changeRejected: 'Only you and the admins see it now. Once you have changed it, it is looked at again.',

  deletedSubject: 'Cancelled: {event}',
  deletedPreview: 'The event will not take place.',
  deletedHeading: 'An event of yours is cancelled',
  deleted: 'We are sorry: an event that you are registered for will not take place.',
  deletedEntryRemoved: 'You need do nothing. The attached file takes the event out of your calendar.',

  // answers over REST
  cancelDone: 'Event cancelled.',
  deleteDone: 'Event deleted.',
});

/** Also for other features. */
export const eventNotFound = sentence('notFound');
