import type { Queue } from '../core/jobs.ts';

/** Messages that wait for their turn: tried for about ten hours, then given up. */
export const mailQueue: Queue = {
  name: 'mail',
  options: { retryLimit: 14, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
};
