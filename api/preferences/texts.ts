import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about choices of messages, and of the pages that unsubscribe. */
export const sentence = catalogue('preferences', {
  otherWay: 'Messages of the kind {topic} do not come by {way}',
  unknownTopic: 'There is no such kind of message; there are {topics}',

  linkTooOld: 'It is too old by now.',
  formerTopic: 'this',
  openLink: 'Please open it, and press its button.',
  linkIncomplete: 'Please see that you have copied all of it.',
  tooManyLinks: 'Too many links that do not exist were tried from your network. Please try later.',
  settings: 'Choose what you want in your settings',
  confirmTitle: 'Stop mail about {topic}?',
  confirmText: 'You then get no more of it. What concerns the safety of your account is mailed all the same.',
  confirm: 'Stop it',
  doneTitle: 'No more mail about {topic}',
  doneText: 'It is switched off, from now on. Under the bell you still find what we would have mailed.',
  linkInvalid: 'This link does not work',
});
