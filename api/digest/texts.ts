import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the weekly mail. Its lists of events are short; there may be thousands of unread notices. */
export const sentence = catalogue('digest', {
  mine: '{n, plural, one {# event of yours} other {# events of yours}}',
  fresh: '{n, plural, one {# new event} other {# new events}}',
  unread: '{n} {n, plural, one {unread notice} other {unread notices}}',
  list: '{before}, {next}',
  subject: 'Your week: {parts}',
  nextEvent: '{title}: {whenAndWhere}',
  news: 'What is new at your college.',
  heading: 'Your week',
  event: '{title}\n{whenAndWhere}',
  myEvents: 'Your events of the next seven days:',
  viewMine: 'View my events',
  freshEvents: 'New within the last week:',
  viewAll: 'View all events',
  notRead: 'You have not read {n} {n, plural, one {notice} other {notices}}.',
  viewNotices: 'View notices',
  topic: 'your week',
});
