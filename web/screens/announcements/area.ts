import { MegaphoneIcon } from '@primer/octicons-react';
import type { Area } from '../../core/area.tsx';
import { organizingRoles } from '../../core/guard.ts';
import firstTexts from '../../i18n/en/announcements.first.json';
import type texts from '../../i18n/en/announcements.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const announcements: Area = {
  firstTexts,
  texts: { name: 'announcements', load: () => import('../../i18n/en/announcements.json') },
  routes: [
    {
      path: '/announcements',
      link: { label: 'announcements.nav', Icon: MegaphoneIcon, in: ['main', 'footer'] },
      lazy: {
        loader: async () => (await import('./loadAnnouncements.ts')).loadAnnouncements,
        Component: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen,
      },
      failed: 'announcements.loadFailed',
    },
    {
      path: '/announcements/create',
      link: { label: 'announcements.create', in: [], roles: organizingRoles },
      lazy: {
        loader: async () => (await import('./loadAnnouncement.ts')).loadNewAnnouncement,
        Component: async () => (await import('./AnnouncementCreateScreen.tsx')).AnnouncementCreateScreen,
      },
      failed: 'announcements.loadFailed',
    },
    {
      path: '/announcements/edit/:announcementId',
      lazy: {
        loader: async () => (await import('./loadAnnouncement.ts')).loadAnnouncement,
        Component: async () => (await import('./AnnouncementEditScreen.tsx')).AnnouncementEditScreen,
      },
      failed: 'announcements.loadOneFailed',
    },
  ],
  notices: { lazy: async () => (await import('./AnnouncementNotices.tsx')).AnnouncementNotices },
};
