import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators at the door. */
export const problem = catalogue('checkin', {
  scanIdInvalid: 'The id of a scan is a uuid in small letters',
  oneReference: 'Name the person by userId, by code or by ticket, and by one of them only',
  nobody: 'userId is the id of nobody',
  codeTooLong: 'Code must be at most {most} characters',
  ticketTooLong: 'Ticket must be at most {most} characters',
  door: 'Door',
  doorTooLong: 'Door must be at most {most} characters',
  emailOrUser: 'Name the person by email or by userId, and by one of them only',
  emailInvalid: 'Invalid email address',
  name: 'Name',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {most} characters',
  noScans: 'Name at least one scan, or leave them out to take back all',
  tooManyUndone: 'At most {most} scans can be taken back at once',
  tooManyScans: 'At most {most} scans can be sent at once',
  codeInvalid: 'The code has {digits} digits',
});
