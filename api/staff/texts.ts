import { catalogue } from '../core/texts.ts';

/** The sentences of refusals about helpers, invitations and owners. */
export const sentence = catalogue('staff', {
  notManager: 'You do not have permission to say who helps at this event.',
  notOwner: 'Only its creator and admins can hand an event over.',
  scorersForbidden: 'Only its creator and admins say who awards points at an event.',
  noInvitation: 'There is no such invitation.',
  tooManyRoles: 'At most {most} roles can be given at one event.',
  registeredOnly: 'By id only somebody who is registered for the event can be named: give their address.',
  nobody: 'Nobody has this account.',
  theirsAlready: 'The event is theirs already.',
  organizersOnly: 'Only organizers and admins can have events.',
  yoursAlready: 'The event is yours already.',
  inviterForbidden: 'Whoever has asked you to help may no longer do so.',
  tooManyEvents: 'You help at too many events already.',
  notHelping: 'This person does not help at the event.',
});
