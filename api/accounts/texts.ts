import { catalogue } from '../core/texts.ts';

/** The sentences of refusals and messages about accounts. */
export const sentence = catalogue('accounts', {
  notFound: 'User not found',
});

/** Also for other features. */
export const userNotFound = sentence('notFound');
