import type { Queue } from '../core/jobs.ts';

/** Announcements that wait to be written to everybody whom they concern. */
export const announcementMailQueue: Queue = {
  name: 'announcement-mail',
  options: { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
};
