import { BookmarkIcon } from '@primer/octicons-react';
import myEventsScreen from '../../__generated__/MyEventsScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/myEvents.first.json';
import type texts from '../../i18n/en/myEvents.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const myEvents: Area = {
  firstTexts,
  texts: { name: 'myEvents', load: () => import('../../i18n/en/myEvents.json') },
  routes: [
    {
      path: '/my-events',
      link: { label: 'myEvents.nav', Icon: BookmarkIcon, in: ['main', 'header'] },
      loader: () => preload(myEventsScreen, {}),
      lazy: { Component: async () => (await import('./MyEventsScreen.tsx')).MyEventsScreen },
      failed: 'myEvents.loadFailed',
    },
  ],
};
