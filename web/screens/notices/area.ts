import noticesScreen from '../../__generated__/NoticesScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/notices.first.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts, string> {}
}

export const notices: Area = {
  firstTexts,
  routes: [
    {
      path: '/notifications',
      loader: () => preload(noticesScreen, {}),
      lazy: { Component: async () => (await import('./NoticesScreen.tsx')).NoticesScreen },
      failed: 'notices.loadFailed',
    },
  ],
  header: async () => (await import('./Bell.tsx')).Bell,
};
