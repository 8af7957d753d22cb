import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for registrations, decisions and letters. */
export const problem = catalogue('registrations', {
  name: 'Name',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {most} characters',
  email: 'Email',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  phoneInvalid: 'Invalid phone number',
  wishesTooLong: 'Special requirements must be at most {most, number} characters',
  wishesControl: 'Special requirements must not contain control characters',
  tooManyAnswers: 'At most {most} answers can be given',
  noPeople: 'Name at least one person',
  tooManyPeople: 'At most {most} people can be decided upon at once',
  peopleOrStates: 'Name people or states, not both',
  peopleOrAttendance: 'Name people, or whether they have come, not both',
  statesInvalid: 'Name one to three states',
  subject: 'Subject',
  subjectRequired: 'Subject is required',
  subjectTooLong: 'Subject must be at most {most} characters',
  textRequired: 'Text is required',
  textTooLong: 'Text must be at most {most, number} characters',
  textControl: 'Text must not contain control characters',
  waitlistManagersOnly: 'You do not have permission to see who waits for this event.',
});
