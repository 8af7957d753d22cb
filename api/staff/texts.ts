import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals and messages about helpers, invitations and owners. */
export const sentence = catalogue('staff', {
  notManager: 'You do not have permission to say who helps at this event.',
  notOwner: 'Only its creator and admins can hand an event over.',
  scorersForbidden: 'Only its creator and admins say who awards points at an event.',
  noInvitation: 'There is no such invitation.',
  tooManyRoles: 'At most {most} roles can be given at one event.',
  knownOnly: 'By id you can name people who are registered for the event or help at yours. Give the address of others.',
  nobody: 'Nobody has this account.',
  theirsAlready: 'The event is theirs already.',
  organizersOnly: 'Only organizers and admins can have events.',
  yoursAlready: 'The event is yours already.',
  inviterForbidden: 'Whoever has asked you to help may no longer do so.',
  tooManyEvents: 'You help at too many events already.',
  helpsTooMuch: '{name} helps at too many events already. Copy without the helpers.',
  ownersDiffer: 'Helpers are copied only between events of the same owner.',
  notHelping: 'This person does not help at the event.',

  managerDuties: 'You can edit the event, write its announcements, manage its participants and say who else helps.',
  scorerDuties: 'You can award points to its participants.',
  doorDuties: 'You can check people in at the door.',

  takeOverSubject: 'Will you take over: {event}',
  takeOverHeading: 'You are asked to take over an event',
  takeOverText: '{by} asks you to take this event over. If you accept, the event is yours from then on.',
  helpSubject: 'Will you help at: {event}',
  helpHeading: 'You are asked to help at an event',
  helpText:
    '{by} asks you to help at this event. If you accept: {duties} Whoever manages the event then sees your name and e-mail address.',
  acceptOrDecline: 'Accept or decline',
  signUpFirst:
    'This address has no account yet. Sign up with it, then accept or decline. If you do not know {by}, ignore this mail.',
  signUp: 'Sign up',

  takenOverSubject: 'Taken over: {event}',
  takenOverHeading: 'An event has another owner',
  takenOverText: '{by} has taken over this event. It is theirs from now on.',

  addedSubject: 'You help at: {event}',
  addedHeading: 'You help at an event',
  addedText: '{by} has asked you to help at this event. {duties}',

  copiedText:
    '{events, plural, one {{by} has copied an event that you help at.} other {{by} has copied an event that you help at to # dates.}} You have the same roles there. On the page of each event you can stop helping.',

  handedOverSubject: 'Your event from now on: {event}',
  handedOverHeading: 'An event is yours now',
  handedOverText: '{by} has handed this event over to you. From now on it is yours.',

  // answers over REST
  helpersAsked: 'They are asked to help at the event.',
  helpersCopied: 'The helpers are copied and notified.',
  helperRemoved: 'This person no longer does that at the event.',
  ownerAsked: 'Whoever has this account is asked to take the event over.',
  accepted: 'You have accepted.',
  invitationEnded: 'The invitation is ended.',
});
