import type { OwnCalls } from '../testing/accessCalls.ts';
import { inHours } from '../testing/build.ts';

export const calls: OwnCalls = ({ eventId }) => ({
  // the helpers of the samples help at as many events as allowed
  duplicateEvent: async () => ({ date: inHours(99).toISOString(), helpers: false, ...(await eventId()) }),
  repeatEvent: async () => ({ every: 'WEEK', times: 2, helpers: false, ...(await eventId()) }),
  updateSeries: async () => ({ title: 'Evening of dance', ...(await eventId()) }),
  deleteSeries: eventId,
  registerForSeries: async () => ({ name: 'Asha Rao', email: 'asha@evm.example', ...(await eventId()) }),
});
