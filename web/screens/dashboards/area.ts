import { MeterIcon } from '@primer/octicons-react';
import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/dashboards.first.json';
import type texts from '../../i18n/en/dashboards.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const dashboards: Area = {
  firstTexts,
  texts: { name: 'dashboards', load: () => import('../../i18n/en/dashboards.json') },
  routes: [
    {
      path: '/admindashboard',
      roles: ['ADMIN'],
      link: { label: 'dashboards.nav', Icon: MeterIcon, in: ['main'] },
      lazy: {
        loader: async () => (await import('./loadDashboards.ts')).loadAdminDashboard,
        Component: async () => (await import('./AdminDashboardScreen.tsx')).AdminDashboardScreen,
      },
    },
    {
      path: '/organizerdashboard',
      roles: ['ORGANIZER'],
      link: { label: 'dashboards.nav', Icon: MeterIcon, in: ['main'] },
      lazy: {
        loader: async () => (await import('./loadDashboards.ts')).loadOrganizerDashboard,
        Component: async () => (await import('./OrganizerDashboardScreen.tsx')).OrganizerDashboardScreen,
      },
    },
  ],
};
