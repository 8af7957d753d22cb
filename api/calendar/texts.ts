import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about calendar feeds, and the names of feeds. */
export const sentence = catalogue('calendar', {
  tooManyTags: 'You can have calendars of at most {most} tags.',
  notFound: 'You have no such calendar.',
  tooManyGuesses: 'Too many calendar links that do not exist were tried from your network.',
  linkUnknown: 'There is no calendar at this link, or no longer.',

  ownFeed: 'My {product}',
  taggedFeed: '{product}: {tag}',

  // answers over REST
  ended: 'Calendar ended.',
});
