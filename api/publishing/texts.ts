import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the pages and feeds that everybody sees. */
export const sentence = catalogue('publishing', {
  signIn: 'Sign in',
  register: 'Sign in to register',
  joinWaitlist: 'Sign in for the waitlist',
  seeEvent: 'Sign in to see the event',
  noAccount: 'No account yet?',
  createAccount: 'Create an account',
  free: '{n, plural, one {# free seat} other {# free seats}}',
  full: 'All seats are taken',
  fullHint: 'Seats that people give back go to the waitlist.',
  notOpen: 'Registration is not open yet',
  notOpenHint: 'It opens on {when}.',
  closed: 'Registration has closed',
  started: 'This event has begun',
  over: 'This event is over',
  cancelled: 'Cancelled',
  cancelledHint: 'This event does not take place.',
  about: 'About this event',
  when: 'When',
  where: 'Where',
  notFound: 'Nothing to see here',
  notFoundHint: 'This address does not exist, or its event is only for people who have signed in.',
  busy: 'Too many people are looking',
  feed: 'Upcoming events',
  feedLink: 'News feed of upcoming events',
});
