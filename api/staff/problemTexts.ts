import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for helpers, invitations and owners. */
export const problem = catalogue('staff', {
  personTwice: 'Name the person by one of userId and email, not by both',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  peopleTwice: 'Name one person by userId or email, or several by userIds and emails',
  tooManyPeople: 'At most {most} people can be named at once',
  emailsInvalid: 'Invalid email address: {emails}',
});
