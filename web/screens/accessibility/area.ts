import type { Area } from '../../core/area.tsx';
import { allRoles } from '../../core/guard.ts';
import type texts from '../../i18n/en/accessibility.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

export const accessibility: Area = {
  texts: { name: 'accessibility', load: () => import('../../i18n/en/accessibility.json') },
  routes: [
    {
      path: '/accessibility',
      roles: allRoles,
      link: { label: 'footer.accessibility', in: [] },
      lazy: { Component: async () => (await import('./AccessibilityScreen.tsx')).AccessibilityScreen },
    },
  ],
};
