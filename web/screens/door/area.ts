import doorScreen from '../../__generated__/DoorScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import type texts from '../../i18n/en/door.json';
import { preloadEvent } from '../../ui/preloadEvent.ts';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

export const door: Area = {
  texts: () => import('../../i18n/en/door.json'),
  routes: [
    {
      path: '/events/:eventId/door',
      loader: preloadEvent(doorScreen),
      lazy: { Component: async () => (await import('./DoorScreen.tsx')).DoorScreen },
      failed: 'event.loadFailed',
    },
  ],
};
