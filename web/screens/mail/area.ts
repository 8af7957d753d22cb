import { MailIcon } from '@primer/octicons-react';
import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/mail.first.json';
import type texts from '../../i18n/en/mail.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const mail: Area = {
  firstTexts,
  texts: { name: 'mail', load: () => import('../../i18n/en/mail.json') },
  routes: [
    {
      path: '/admindashboard/mail',
      roles: ['ADMIN'],
      link: { label: 'mail.nav', Icon: MailIcon, in: ['main'] },
      lazy: {
        loader: async () => (await import('./loadMail.ts')).loadMail,
        Component: async () => (await import('./MailScreen.tsx')).MailScreen,
      },
    },
  ],
};
