import { catalogue } from './texts.ts';

/** The sentences of validators that all features share. `field` names the field. */
export const problem = catalogue('core', {
  required: '{field} is required',
  tooLong: '{field} must be at most {most, number} characters',
  controlCharacters: '{field} must not contain control characters',
  invisibleCharacters: '{field} must not contain invisible characters',
  reason: 'Reason',
  languageMissing: 'Choose the main language',
  languageIsMain: 'This is already the main language',
  languageTwice: 'This language already has a translation',
  tooManyLanguages: 'Each other language can have only one translation',
});
