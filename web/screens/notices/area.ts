import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/notices.first.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts, string> {}
}

export const notices: Area = {
  firstTexts,
  routes: [
    {
      path: '/notifications',
      link: { label: 'notices.title', in: [] },
      lazy: {
        loader: async () => (await import('./loadNotices.ts')).loadNotices,
        Component: async () => (await import('./NoticesScreen.tsx')).NoticesScreen,
      },
      failed: 'notices.loadFailed',
    },
  ],
  header: async () => (await import('./Bell.tsx')).Bell,
};
