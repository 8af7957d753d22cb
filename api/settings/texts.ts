import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about settings. */
export const sentence = catalogue('settings', {
  forbidden: 'Only admins can see and change system settings.',
  stale: 'Somebody else has changed the settings since you opened them. Nothing was overwritten: load them again.',
});
