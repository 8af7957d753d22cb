import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals and messages about accounts. */
export const sentence = catalogue('accounts', {
  notFound: 'User not found',

  // instead of names that a participant may not see
  privateParticipant: 'Private participant',
  smallCollege: 'Small college',

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

  // the device of a session
  browserOnSystem: '{browser} on {system}',
  programOnSystem: 'A program on {system}',
  unknownDevice: 'Unknown device',

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

  // messages
  notYou: 'If this was not you, set a new password at once: whoever did it is then signed out everywhere.',
  setPassword: 'Set a new password',

  verifySubject: 'Confirm your email address',
  verifyPreview: 'One click, and your account is ready.',
  verifyText: 'Please confirm that this address is yours. Then you can sign in.',
  verifyLink: 'Confirm my address',
  verifyEnd: 'The link works for 24 hours. If you did not make an account, you need do nothing.',

  resetSubject: 'Reset your password',
  resetPreview: 'The link works once, for one hour.',
  resetText: 'Somebody, hopefully you, asked for a new password for your account.',
  resetEnd: 'The link works once, for one hour. If you did not ask, you need do nothing: your password stays as it is.',

  passwordChanged: 'Your password was changed',
  passwordChangedPreview: 'You have been signed out on your other devices.',
  passwordChangedText: 'Your password was changed, and your other devices were signed out.',
  passwordChangedEnd: 'Links of your calendars still work. If others may know them, make them new in your settings.',

  googleLinked: 'Google now signs in to your account',
  googleLinkedPreview: 'You can sign in with Google from now on.',
  googleLinkedText: 'Your Google account with this email address was connected with your account here.',

  accountMade: 'You have an account',
  accountMadePreview: 'Choose a password, and you can sign in.',
  accountMadeText: 'An account was made for you with this email address. Choose a password, and you can sign in.',
  choosePassword: 'Choose a password',
  firstLinkEnd:
    'The link works once, for 7 days. After that, “Forgot password?” on the sign-in page sends you another one.',
  firstLinkGone: 'Enter this email address there, and we will send you the link.',

  roleNow:
    'You are now {role, select, participant {a participant} organizer {an organizer} admin {an admin} other {a {role}}}',
  roleAbilities:
    '{role, select, participant {You can browse events and register for them.} organizer {You can create events, see who registers and announce what is new.} admin {You can manage every event, the people and the settings of the platform.} other {Your role has changed.}}',
  roleChanged:
    'Your role was changed from {before, select, participant {participant} organizer {organizer} admin {admin} other {{before}}} to {after, select, participant {participant} organizer {organizer} admin {admin} other {{after}}}. {abilities}',
  roleSignedOut: 'You have been signed out. Please sign in again to continue.',
  signIn: 'Sign in',
  roleTopic: 'your role',

  // answers over REST
  registered: 'Registration successful. Please log in.',
  resetSent: 'If an account exists with the email you provided, you will receive a password reset link shortly',
  resetDone: 'Password reset successful!',
  profileSaved: 'Profile updated successfully!',
  roleSet:
    'User role updated successfully to {role, select, participant {participant} organizer {organizer} admin {admin} other {{role}}}',
});

/** Also for other features. */
export const userNotFound = sentence('notFound');
