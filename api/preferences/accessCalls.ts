import type { OwnCalls } from '../testing/accessCalls.ts';

/** Inputs of the mutations, for the test of the access table. */
export const calls: OwnCalls = () => ({
  updateMessagePreferences: async () => ({ preferences: [{ topic: 'letters', way: 'EMAIL', wanted: false }] }),
});
