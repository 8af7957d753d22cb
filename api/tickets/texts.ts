import { catalogue } from '../core/texts/texts.ts';

/** The texts of tickets in mails, and of a refusal. */
export const sentence = catalogue('tickets', {
  notFound: 'You have no such ticket.',
  lead: 'This is your ticket. At the door, show the picture or say the code:',
  qrCode: 'The QR code of your ticket',
  code: 'Code',
  open: 'Open ticket',
});
