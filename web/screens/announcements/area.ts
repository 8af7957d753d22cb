import { MegaphoneIcon } from '@primer/octicons-react';
import announcementCreateScreen from '../../__generated__/AnnouncementCreateScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/announcements.first.json';
import type texts from '../../i18n/en/announcements.json';
import { loadAnnouncement } from './loadAnnouncement.ts';
import { loadAnnouncements } from './loadAnnouncements.ts';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
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
      loader: () => preload(announcementCreateScreen, {}),
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
