import { catalogue } from '../../../../api/core/texts/texts.ts';

/** Messages of `evm events staff`. */
export const sentence = catalogue('cli/staff', {
  asked: 'You asked {people} to help at the event: {role}.',
  nobodyAsked: 'Nobody is asked who has not answered.',
  nobodyHelps: 'Nobody helps there yet.',
  nobodyFound: 'Nobody was found.',
  copied: 'The helpers are copied and notified.',
  hidden: 'Only the creator of the event, its managers and admins see who helps there.',
  noHelper: 'Nobody of that name helps at the event.',
  stopAskingQuestion: 'No longer ask {person}?',
  noLongerAsked: '{person} is no longer asked.',
  takeRoleQuestion: 'Take the role {role} at the event away from {person}?',
  takeAllQuestion: 'Take every role at the event away from {person}?',
  noLongerRole: '{person} is no longer {role} there.',
  noLongerHelps: '{person} no longer helps there.',
});
