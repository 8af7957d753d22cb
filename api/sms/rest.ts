import type { Rest } from '../core/rest.ts';
import { sentence } from './texts.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'POST',
      path: '/api/settings/user/phone/code',
      group: 'Settings',
      summary: "Send another code to the viewer's phone number. A new number gets a code when it is saved.",
      operation: 'SendPhoneCode',
      answer: {},
      message: () => sentence('codeSent'),
    },
    {
      method: 'POST',
      path: '/api/settings/user/phone/verify',
      group: 'Settings',
      summary: 'Confirm the phone number with the code. From then on it receives text messages.',
      operation: 'VerifyPhone',
      answer: { data: 'verifyPhone.settings' },
    },
  ],
  examples: { code: '493027' },
};
