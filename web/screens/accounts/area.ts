import { PersonIcon } from '@primer/octicons-react';
import profileScreen from '../../__generated__/ProfileScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import { allRoles } from '../../core/guard.ts';
import { preload } from '../../core/route.ts';
import firstTexts from '../../i18n/en/accounts.first.json';
import type texts from '../../i18n/en/accounts.json';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

const loadPlatform = async () => (await import('../../core/platform.ts')).loadPlatform;

export const accounts: Area = {
  firstTexts,
  texts: { name: 'accounts', load: () => import('../../i18n/en/accounts.json') },
  routes: [
    {
      path: '/login',
      roles: ['VISITOR'],
      link: { label: 'login.nav', in: ['visitors'] },
      lazy: {
        loader: async () => (await import('./loadLogin.ts')).loadLogin,
        Component: async () => (await import('./LoginScreen.tsx')).LoginScreen,
      },
    },
    {
      path: '/register',
      roles: ['VISITOR'],
      link: { label: 'register.nav', in: ['visitors'] },
      lazy: { loader: loadPlatform, Component: async () => (await import('./RegisterScreen.tsx')).RegisterScreen },
    },
    {
      path: '/profile',
      link: { label: 'profile.nav', Icon: PersonIcon, in: ['account'] },
      loader: () => preload(profileScreen, {}),
      lazy: { Component: async () => (await import('./ProfileScreen.tsx')).ProfileScreen },
      Skeleton: ProfileSkeleton,
      failed: 'profile.loadFailed',
    },
    {
      path: '/terms',
      roles: allRoles,
      lazy: {
        loader: async () => (await import('./loadTerms.ts')).loadTerms,
        Component: async () => (await import('./TermsScreen.tsx')).TermsScreen,
      },
    },
    {
      path: '/forgot-password',
      roles: allRoles,
      lazy: { Component: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen },
    },
    {
      path: '/reset-password/:token?',
      roles: allRoles,
      lazy: { Component: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen },
    },
    {
      path: '/verify-email/:token?',
      roles: allRoles,
      lazy: { Component: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen },
    },
  ],
};
