import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals and messages about announcements. */
export const sentence = catalogue('announcements', {
  notFound: 'Announcement not found',
  audienceForbidden:
    'Managers of an event can announce to everybody at the event, to those with a seat, and to its waitlist.',
  forbidden: 'You do not have permission to {verb, select, create {create} edit {edit} other {delete}} announcements.',
  changedMeanwhile: 'It was changed meanwhile. Please look at it again.',
  notShown: 'Only an announcement that is there to be seen can be told again.',
  toldLately: 'It was told within the last hour. Please wait before you tell it again.',

  subject: 'Important: {titles}',
  newsOfEvent: '{author} has news about {event}:',
  newsForAll: '{author} has news for everybody:',
  view: 'View announcements',
  topic: 'announcements',

  // answers over REST
  deleteDone: 'Announcement deleted.',
});
