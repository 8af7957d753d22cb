import type { Area } from '../../core/area.tsx';
import type texts from '../../i18n/en/checkIn.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

export const checkIn: Area = {
  texts: { name: 'checkIn', load: () => import('../../i18n/en/checkIn.json') },
  routes: [
    {
      path: '/events/:eventId/code',
      link: { label: 'event.checkInCode', in: [], needs: ['viewerCanKeepDoor', 'selfCheckIn'] },
      lazy: {
        loader: async () => (await import('./loadCheckIn.ts')).loadCode,
        Component: async () => (await import('./CodeScreen.tsx')).CodeScreen,
      },
      failed: 'event.loadFailed',
    },
    {
      path: '/events/:eventId/check-in',
      lazy: {
        loader: async () => (await import('./loadCheckIn.ts')).loadCheckIn,
        Component: async () => (await import('./CheckInScreen.tsx')).CheckInScreen,
      },
      failed: 'event.loadFailed',
    },
  ],
};
