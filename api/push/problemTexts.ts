import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for push subscriptions. */
export const problem = catalogue('push', {
  endpointNotPublic: 'The endpoint must be a public address that starts with https://',
  endpointTooLong: 'The endpoint must be at most {most} characters',
  keyShape: 'p256dh must be the public key of the browser, in base64url',
  authShape: 'auth must be the secret of the browser, 16 bytes in base64url',
  keyInvalid: 'p256dh is no public key',
});
