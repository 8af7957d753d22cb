import type { Rest } from '../core/rest.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/notifications',
      group: 'Notifications',
      summary:
        "List the viewer's notifications of the last 90 days, the newest first. `unread=true` selects the unread ones.",
      operation: 'Notices',
      list: 'notices',
    },
    {
      method: 'GET',
      path: '/api/notifications/unread',
      group: 'Notifications',
      summary: "Count the viewer's unread notifications.",
      operation: 'UnreadNotices',
      answer: { data: 'unreadNotices' },
    },
    {
      method: 'POST',
      path: '/api/notifications/read',
      group: 'Notifications',
      summary: 'Mark the given notifications as read; without ids, all of them.',
      operation: 'MarkNoticesRead',
      answer: { data: 'markNoticesRead' },
    },
  ],
  examples: {
    title: 'A seat came free, and it is yours',
    text: 'Fri, Jan 1, 2027, 6:00 PM, Main hall',
    path: '/events/event_01jd7x4v1ye0zrk6q3m8n2p5ta',
  },
};
