import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for text messages. */
export const problem = catalogue('sms', {
  addressRequired: 'Address is required',
  phoneRequired: 'Phone number is required',
});
