import { MegaphoneIcon } from '@primer/octicons-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import announcementCreateScreen from '../../__generated__/AnnouncementCreateScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { eventIdProblem } from '../../../api/events/validate.ts';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/announcements.first.json';
import type texts from '../../i18n/en/announcements.json';
import { loadAnnouncement } from './loadAnnouncement.ts';
import { loadAnnouncements } from './loadAnnouncements.ts';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

/** A new announcement may be begun from an event, which then stands in the address. */
function aboutEvent({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('event') ?? '';
  return preload(announcementCreateScreen, { id, isAbout: !eventIdProblem(id, 'fetch') });
}

export const announcements: Area = {
  firstTexts,
  texts: () => import('../../i18n/en/announcements.json'),
  routes: [
    {
      path: '/announcements',
      link: { label: 'announcements.nav', Icon: MegaphoneIcon, in: ['main', 'footer'] },
      loader: loadAnnouncements,
      lazy: { Component: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen },
      failed: 'announcements.loadFailed',
    },
    {
      path: '/announcements/create',
      loader: aboutEvent,
      lazy: { Component: async () => (await import('./AnnouncementCreateScreen.tsx')).AnnouncementCreateScreen },
      failed: 'announcements.loadFailed',
    },
    {
      path: '/announcements/edit/:announcementId',
      loader: loadAnnouncement,
      lazy: { Component: async () => (await import('./AnnouncementEditScreen.tsx')).AnnouncementEditScreen },
      failed: 'announcements.loadOneFailed',
    },
  ],
  notices: { lazy: async () => (await import('./AnnouncementNotices.tsx')).AnnouncementNotices },
};
