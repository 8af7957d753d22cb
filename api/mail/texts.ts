import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about mail, of its deliveries, and around the content of every mail. */
export const sentence = catalogue('mail', {
  listForbidden: 'Only admins can see what was mailed.',
  notFound: 'Message not found',
  retryForbidden: 'Only admins can send messages again.',
  alreadySent: 'This message has been sent.',
  linkGone: 'The link in this message is gone, so it cannot be sent again. A new one has to be asked for.',
  outdated: 'What this message says no longer holds, so it is not sent again.',
  unwanted: 'This person does not want mail of this kind.',
  underWay: 'This message is already on its way.',

  notRendered: 'It could not be rendered.',
  withheld: 'Not sent: this person may not see any more what it is about.',
  linkTooOld: 'It could not be sent while the link in it still worked.',
  sealedOtherwise: 'Its link was sealed under another JWT_SECRET.',
  noServer: 'No SMTP server is set.',
  kept: 'No SMTP server is set: it is in the local outbox.',
  testSubject: 'Test message',
  testText: 'This is the test message that was asked for in the system settings. The mail server works.',

  greeting: 'Hello {name},',
  greetingStranger: 'Hello,',
  strangerReason: 'You get this message because somebody has entered your address on this site.',
  safetyReason: 'You get this message because it concerns the safety of your account.',
  noticeReason: 'You get this message because e-mail is on in your settings, where you can turn it off.',
  stop: 'Stop mails of this kind',
});
