import { createECDH } from 'node:crypto';
import type { OwnCalls } from '../testing/accessCalls.ts';

const endpoint = 'https://push.example/a-browser';

/** The input of each mutation, for the test of the access table. */
export const calls: OwnCalls = () => ({
  subscribePush: async () => ({
    endpoint,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'A'.repeat(22),
  }),
  unsubscribePush: async () => ({ endpoint }),
});
