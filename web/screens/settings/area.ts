import { ServerIcon, SlidersIcon } from '@primer/octicons-react';
import settingsScreen from '../../__generated__/SettingsScreenQuery$parameters.ts';
import systemSettingsScreen from '../../__generated__/SystemSettingsScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/settings.first.json';
import type texts from '../../i18n/en/settings.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const settings: Area = {
  firstTexts,
  texts: { name: 'settings', load: () => import('../../i18n/en/settings.json') },
  routes: [
    {
      path: '/settings',
      link: {
        label: 'settings.nav',
        Icon: SlidersIcon,
        in: ['account', 'menu'],
        sections: async () => (await import('./sections.ts')).sections,
      },
      loader: () => preload(settingsScreen, {}, 'network-only'),
      lazy: { Component: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
      failed: 'settings.loadFailed',
    },
    {
      path: '/system-settings',
      roles: ['ADMIN'],
      link: {
        label: 'systemSettings.nav',
        Icon: ServerIcon,
        in: ['account'],
        sections: async () => (await import('./systemSections.ts')).systemSections,
      },
      loader: () => preload(systemSettingsScreen, {}, 'network-only'),
      lazy: { Component: async () => (await import('./SystemSettingsScreen.tsx')).SystemSettingsScreen },
      failed: 'systemSettings.loadFailed',
    },
  ],
};
