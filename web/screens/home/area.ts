import { HomeIcon } from '@primer/octicons-react';
import homeScreen from '../../__generated__/HomeScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/home.first.json';
import { HomeSkeleton } from './HomeSkeleton.tsx';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts, string> {}
}

export const home: Area = {
  firstTexts,
  routes: [
    {
      path: '/home',
      roles: ['PARTICIPANT'],
      link: { label: 'home.nav', Icon: HomeIcon, in: ['main', 'visitors', 'footer'] },
      loader: () => preload(homeScreen, {}),
      lazy: { Component: async () => (await import('./HomeScreen.tsx')).HomeScreen },
      Skeleton: HomeSkeleton,
      failed: 'home.loadFailed',
    },
  ],
};
