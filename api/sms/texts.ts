import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about text messages, and of text messages. */
export const sentence = catalogue('sms', {
  notSetUp: 'Text messages are not set up here.',
  phoneMissing: 'Save a phone number first',
  phoneVerified: 'This number is verified already',
  codeOver: 'This code works no longer. Have another one sent.',
  codeWrong: 'The code is not right. Look at the last message that we have sent.',

  code: '{code} is your code for {product}. It works for {minutes} minutes. If you did not ask for it, ignore this message.',
  test: 'This is the test message of {product} that was asked for in the system settings.',

  // answers over REST
  codeSent: 'A code is on its way to your phone.',
});
