import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals and messages about registrations. */
export const sentence = catalogue('registrations', {
  // registering
  participantsOnly: 'Only participants can register for events.',
  notApproved: 'Nobody can be registered before the event is approved.',
  started: 'Registration closed when the event began.',
  closed: 'Registration for this event has closed.',
  notOpen: 'Registration for this event has not opened yet.',
  otherColleges: 'This event is for people of other colleges.',
  collegeFull: 'Your college has all the seats that it can have at this event.',
  alreadyRegistered: 'You are already registered for this event.',
  alreadyWaiting: 'You are already in line for a seat at this event.',
  answerAlone: 'questionId and answer are given together',
  sortAlone: 'sortQuestionId is given with the order ANSWER, and only then',
  alreadyRequested: 'You have already asked for a seat at this event.',
  full: 'This event has reached its capacity.',
  overlapsRange: 'first must lie between 1 and {most}.',
  overlaps: 'You have a seat at “{title}” at that time ({when}), and this event takes nobody who has one elsewhere.',
  overlapsUnknown: 'You have a seat at another event at that time, and this event takes nobody who has one elsewhere.',
  notRegistered: 'You are not registered for this event.',
  cancelStarted: 'A registration cannot be cancelled once the event has begun.',
  cancelClosed: 'Registrations for this event can no longer be cancelled.',
  answersStarted: 'Answers cannot be changed once the event has begun.',
  answersClosed: 'Answers cannot be changed once registration has closed.',
  hasSeat: 'A seat came free, and you have it now. Cancel your registration to give it back.',
  notWaiting: 'You are not in line for a seat at this event.',

  // what organizers and admins do
  sortForbidden: 'Only organizers and admins may sort participants.',
  onBehalfForbidden: 'Only admins can register others and cancel for them.',
  personIneligible: 'Only participants can be registered for events.',
  personRegistered: 'This person is already registered for the event.',
  personNotRegistered: 'This person is not registered for the event.',
  giveForbidden: 'You do not have permission to give seats at this event.',
  personNotWaiting: 'This person is not in line for a seat at the event.',
  allSeatsTaken: 'All seats are taken, and an event may have at most {most}.',
  decideForbidden: 'You do not have permission to decide who gets a seat at this event.',
  personNotRequested: 'This person has not asked for a seat, or it is decided already.',
  personCollegeFull: 'The college of this person has all the seats that it can have at this event.',
  nobodyCanWait: 'All seats are taken, and nobody can wait for one any more.',
  personUnknown: 'This person is not registered for the event, nor in line, nor has asked for a seat.',
  writeForbidden: 'You do not have permission to write to the people at this event.',
  writeNotApproved: 'Nobody can be written to before the event is approved.',

  // messages
  calendarFile: 'The attached file puts the event into your calendar.',
  pleaseCancel: 'If you cannot come, please cancel on the page of the event, so that somebody else gets your seat.',
  findEvent: 'Find another event',

  confirmedSubject: 'You are registered: {title}',
  confirmedHeading: 'You are registered',
  confirmedLead: 'Your seat is reserved. We look forward to seeing you.',

  cancelledSubject: 'Registration cancelled: {title}',
  cancelledHeading: 'Your registration is cancelled',
  cancelledLead: 'Your seat is free again. The attached file takes the event out of your calendar.',
  registerAgain: 'You can register again while there are seats.',

  endedWaitingSubject: 'You are no longer in line: {title}',
  endedWaitingHeading: 'You are no longer in line',
  endedWaitingLead: 'The organizer has taken you out of the line for a seat at this event.',
  endedRequestSubject: 'Your request has ended: {title}',
  endedRequestHeading: 'Your request for a seat has ended',
  endedRequestLead: 'The organizer has ended your request for a seat at this event.',

  seatSubject: 'You have a seat: {title}',
  seatHeading: 'A seat came free, and it is yours',
  seatLead: 'You were in line for a seat at this event. One is yours now, and you are registered.',
  pleaseCancelForNext:
    'If you cannot come, please cancel on the page of the event, so that the next in line gets your seat.',

  waitlistEndedSubject: 'No seat came free: {title}',
  waitlistEndedPreview: 'Registration has ended, and the line with it.',
  waitlistEndedHeading: 'No seat came free for you',
  waitlistEndedLead:
    'We are sorry: registration for this event has ended, and no seat came free before it was your turn.',

  inLineSubject: 'You are in line: {title}',
  inLineHeading: 'Your request is approved, and you are in line',
  inLineLead: 'The organizer has approved your request. All seats are taken at the moment, so you are in line for one.',
  inLineNext: 'As soon as one comes free and it is your turn, you have it, and we write to you.',

  declinedSubject: 'Your request was declined: {title}',
  declinedHeading: 'Your request for a seat was declined',
  declinedLead: 'We are sorry: the organizer has declined your request for a seat at this event. The reason:',

  letterLead: '{from} has written to you about an event for which you have a seat, wait or have asked:',

  reminderSubject: 'Coming up: {title}',
  reminderHeading: 'An event of yours is coming up',
  reminderLead: 'You have a seat at this event:',

  topicRegistrations: 'your seats',
  topicReminders: 'events of yours that come up',
  topicLetters: 'messages from organizers',

  // the file of all registrations
  sheetState: 'State',
  sheetPosition: 'Position in line',
  sheetName: 'Name',
  sheetEmail: 'E-mail',
  sheetCollege: 'College',
  sheetPhone: 'Phone',
  sheetRequirements: 'Special requirements',
  sheetWhen: 'When ({zone})',
  sheetInSince: 'In since ({zone})',
  sheetWalkIn: 'Walk-in',
  sheetIs: '{state, select, confirmed {confirmed} waitlisted {waitlisted} requested {requested} other {guest}}',
  sheetYes: 'yes',

  // answers over REST
  nowRegistered: 'You are registered for this event.',
  nowInLine: 'You are in line for a seat.',
  nowAsked: 'You have asked for a seat. The organizer decides.',
  decided: 'Done.',
  decidedButSome: 'Done but for those named as undecided.',
  answersSaved: 'Your answers are saved.',
  nowCancelled: 'Your registration is cancelled.',
  seatCameFree: 'A seat came free: you are registered for this event.',
  leftLine: 'You are no longer in line.',
  seatGiven: 'The seat is given.',
});
