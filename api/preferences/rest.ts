import type { Rest } from '../core/rest.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/settings/messages',
      group: 'Settings',
      summary: "Get the viewer's choice of messages, by kind and channel.",
      operation: 'MessagePreferences',
      answer: { data: 'messagePreferences' },
    },
    {
      method: 'PUT',
      path: '/api/settings/messages',
      group: 'Settings',
      summary: "Change the viewer's choice of messages. Omitted fields keep their values.",
      operation: 'UpdateMessagePreferences',
      answer: { data: 'updateMessagePreferences.preferences' },
    },
  ],
  examples: { topic: 'announcements', way: 'email', wanted: false },
};
