import { catalogue } from '../core/texts.ts';

/** The sentences of refusals and messages about accounts. */
export const sentence = catalogue('accounts', {
  notFound: 'User not found',

  // signing up and signing in
  signUpClosed: 'Sign-up is closed at the moment.',
  tooManyMails: 'Too many messages were sent to this address. Please try again later.',
  emailTaken: 'An account with this email already exists.',
  signInInvalid: 'Invalid email or password.',
  emailUnverified: 'Please confirm your email address first: we have sent you a link.',
  tooManyFailures: 'Too many failed sign-ins. Please wait a few minutes and try again.',
  tooManySignIns: 'Too many people are signing in right now. Please try again in a few seconds.',
  sessionEnded: 'Your session has ended. Please log in again.',
  sessionEndedAlready: 'This session has ended already.',
  idTokenTooLong: 'idToken must be at most {most, number} characters',
  googleOff: 'Google sign-in is not set up here.',
  googleFailed: 'Google login failed',
  otherGoogleAccount: 'The account with this email address belongs to another Google account.',
  googleUnavailable: 'Google does not answer right now. Please try again in a moment.',

  // passwords, links and profiles
  passwordCommon: 'Password is too common, please choose one that others would not think of',
  passwordMissing: 'Your account has no password yet. Sign out and choose “Forgot password?” to set one.',
  passwordWrong: 'The current password is not right',
  resetLinkDead: 'The password reset link is invalid or has expired',
  verifyLinkDead: 'The confirmation link is invalid or has expired',
  emailFixed: 'Email cannot be changed',

  // limits per hour and day
  tooManySignUps: 'Too many accounts are being made from your network. Please wait a while and try again.',
  tooManyLinks: 'Too many links were asked for from your network. Please wait a few minutes and try again.',
  tooManyNamed: 'You have named many people within an hour. Please wait a while and try again.',
  tooManyAnnouncements: 'You have written many announcements within an hour. Please wait a while and try again.',
  tooManyCodesFromNetwork: 'Too many codes were sent from your network. Please wait and try again later.',
  tooManyCodesForAccount: 'Too many codes were sent for your account. Please wait and try again later.',
  tooManyCodesToNumber: 'Too many codes were sent to this number. Please wait and try again later.',
  tooManyLetters: 'You can write to {most, number} people an hour. Please wait a while and try again.',

  // what admins do
  roleForbidden: 'Only admins can change roles.',
  lastAdmin: 'The last admin must stay an admin.',
  accountForbidden: 'Only admins can see the accounts of others.',
  listForbidden: 'Only admins can list users.',
  importTooLarge: 'At most {most} people at a time',
  rowEmailTaken: 'An account with this email already exists',
  rowEmailTwice: 'This email stands in the list twice',
  importOvertaken: 'Somebody of the list has got an account meanwhile. Please import again.',
  importForbidden: 'Only admins can import people.',
  importNotFound: 'This import is not there any more. Please begin again.',
  rowRoleAdmin: 'Admins are made one by one',
});

/** Also for other features. */
export const userNotFound = sentence('notFound');
