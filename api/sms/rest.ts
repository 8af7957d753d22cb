import type { Rest } from '../core/rest.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'POST',
      path: '/api/settings/user/phone/code',
      group: 'Settings',
      summary: 'Have another code sent to the own phone number; a new number is sent one when it is saved.',
      operation: 'SendPhoneCode',
      answer: {},
      message: () => 'A code is on its way to your phone.',
    },
    {
      method: 'POST',
      path: '/api/settings/user/phone/verify',
      group: 'Settings',
      summary: 'Enter that code: text messages go to the number from then on.',
      operation: 'VerifyPhone',
      answer: { data: 'verifyPhone.settings' },
    },
  ],
  examples: { code: '493027' },
};
