import type { OwnCalls } from '../testing/accessCalls.ts';

/** The input of each mutation, for the test of the access table. */
export const calls: OwnCalls = () => ({
  updateMessagePreferences: async () => ({ preferences: [{ topic: 'letters', way: 'EMAIL', wanted: false }] }),
});
