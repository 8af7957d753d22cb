import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm notices`. */
export const sentence = catalogue('cli/notices', {
  allRead: 'You have read everything.',
  none: 'You have no notifications yet.',
  oneAtATime: 'Give a number, --code or --resend, one at a time.',
  codeSent: 'We send a code to {phone}. Enter it with: {command}',
  nothingToChoose: 'There is nothing to choose.',
  notAPreference: '"{typed}" is not a kind of message with on or off.',
  read: 'Read: {read}. Not read: {unread}.',
  following: 'Following what {host} tells you. Ctrl-C ends.',
});
