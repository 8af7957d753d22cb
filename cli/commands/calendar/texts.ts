import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm calendar`. */
export const sentence = catalogue('cli/calendar', {
  endQuestion: 'End it? Programs that subscribe to it read nothing any more.',
  ended: '{calendar} has ended.',
  calendarOfTag: 'The calendar of "{tag}"',
  calendarOfAll: 'The calendar of all events',
  calendarOfOwn: 'The calendar of your own events',
  noSuch: 'You have no such calendar.',
  none: 'You have no calendars. See: {command}',
  renewQuestion: 'Make the link new? Programs that read the old one read nothing any more.',
  renewed: '{calendar} has a new link.',
});
