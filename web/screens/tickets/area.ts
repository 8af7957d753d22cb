import ticketScreen from '../../__generated__/TicketScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/tickets.first.json';
import type texts from '../../i18n/en/tickets.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const tickets: Area = {
  firstTexts,
  texts: { name: 'tickets', load: () => import('../../i18n/en/tickets.json') },
  routes: [
    {
      path: '/tickets/:ticketId',
      loader: ({ params }) => preload(ticketScreen, { id: params.ticketId ?? '' }),
      lazy: { Component: async () => (await import('./TicketScreen.tsx')).TicketScreen },
      failed: 'tickets.loadFailed',
    },
  ],
};
