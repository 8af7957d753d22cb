import type { Area } from '../../core/area.tsx';
import type texts from '../../i18n/en/door.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

export const door: Area = {
  offlineLinks: async () => (await import('./StoredDoors.tsx')).StoredDoors,
  texts: { name: 'door', load: () => import('../../i18n/en/door.json') },
  routes: [
    {
      path: '/events/:eventId/door',
      link: { label: 'event.place.door', in: [], needs: ['viewerCanKeepDoor'] },
      lazy: {
        loader: async () => (await import('./loadDoor.ts')).loadDoor,
        Component: async () => (await import('./DoorScreen.tsx')).DoorScreen,
      },
      failed: 'event.loadFailed',
    },
  ],
};
