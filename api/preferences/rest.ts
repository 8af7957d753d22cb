import type { Rest } from '../core/rest.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/settings/messages',
      group: 'Settings',
      summary: 'Which messages the viewer wants, by kind and way.',
      operation: 'MessagePreferences',
      answer: { data: 'messagePreferences' },
    },
    {
      method: 'PUT',
      path: '/api/settings/messages',
      group: 'Settings',
      summary: 'Choose which messages come by which ways; what is left out stays as it is.',
      operation: 'UpdateMessagePreferences',
      answer: { data: 'updateMessagePreferences.preferences' },
    },
  ],
  examples: { topic: 'announcements', way: 'email', wanted: false },
};
