import type { OwnCalls } from '../testing/accessCalls.ts';

/** The input of each mutation, for the test of the access table; nothing listens there. */
export const calls: OwnCalls = () => ({
  sendTestSms: async () => ({
    smsAddress: 'http://127.0.0.1:9/',
    smsTemplate: 'To={to}&Body={text}',
    smsToken: '',
    phone: '+919876543210',
  }),
  verifyPhone: async () => ({ code: '000000' }),
});
