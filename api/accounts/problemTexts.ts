import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for accounts. `field` names the field. */
export const problem = catalogue('accounts', {
  deviceMarkTooLong: 'The mark of a device has at most {most} characters',
  proofTooLong: 'The proof of an address has at most {most} characters',

  firstName: 'First name',
  lastName: 'Last name',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords must match',
  termsNotAccepted: 'You must accept the terms and conditions',

  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  email: 'Email',

  passwordWeak:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least {least} characters',
  passwordTooLong: 'Password must be at most {most} characters',

  nameRequired: '{field} is required',
  nameTooShort: '{field} must be at least 2 characters',
  nameTooLong: '{field} must be at most {most} characters',

  collegeRequired: 'College name is required',
  collegeTooLong: 'College name must be at most {most} characters',
  college: 'College name',

  photoTooLong: 'Photo address must be at most {most} characters',
  photoInvalid: 'Photo must be a web address that starts with https://',
});
