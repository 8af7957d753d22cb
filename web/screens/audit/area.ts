import { HistoryIcon } from '@primer/octicons-react';
import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/audit.first.json';
import type texts from '../../i18n/en/audit.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const audit: Area = {
  firstTexts,
  texts: { name: 'audit', load: () => import('../../i18n/en/audit.json') },
  routes: [
    {
      path: '/admindashboard/audit',
      roles: ['ADMIN'],
      link: { label: 'audit.nav', Icon: HistoryIcon, in: ['main'] },
      lazy: {
        loader: async () => (await import('./loadAudit.ts')).loadAudit,
        Component: async () => (await import('./AuditScreen.tsx')).AuditScreen,
      },
    },
  ],
};
