import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for mail. */
export const problem = catalogue('mail', {
  serverRequired: 'SMTP server is required',
});
