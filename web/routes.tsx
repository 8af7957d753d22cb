import type { ComponentType } from 'react';
import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import announcementCreateScreen from './__generated__/AnnouncementCreateScreenQuery$parameters.ts';
import eventCreateScreen from './__generated__/EventCreateScreenQuery$parameters.ts';
import eventDetailScreen from './__generated__/EventDetailScreenQuery$parameters.ts';
import eventEditScreen from './__generated__/EventEditScreenQuery$parameters.ts';
import eventLeaderboardScreen from './__generated__/EventLeaderboardScreenQuery$parameters.ts';
import homeScreen from './__generated__/HomeScreenQuery$parameters.ts';
import profileScreen from './__generated__/ProfileScreenQuery$parameters.ts';
import settingsScreen from './__generated__/SettingsScreenQuery$parameters.ts';
import systemSettingsScreen from './__generated__/SystemSettingsScreenQuery$parameters.ts';
import { eventIdProblem } from '../api/events/validate.ts';
import { ErrorScreen } from './core/ErrorScreen.tsx';
import { guard } from './core/guard.ts';
import { inMaintenance } from './core/maintenance.ts';
import { preload } from './core/route.ts';
import { currentSession } from './core/session.ts';
import { Layout } from './layout/Layout.tsx';
import { SignedIn } from './layout/SignedIn.tsx';
import { ProfileSkeleton } from './screens/accounts/ProfileSkeleton.tsx';
import { loadAnnouncement } from './screens/announcements/loadAnnouncement.ts';
import { loadAnnouncements } from './screens/announcements/loadAnnouncements.ts';
import { loadEvents } from './screens/events/loadEvents.ts';
import { HomeSkeleton } from './screens/home/HomeSkeleton.tsx';
import { LeaderboardProblem } from './screens/leaderboard/LeaderboardProblem.tsx';
import { loadLeaderboard } from './screens/leaderboard/loadLeaderboard.ts';
import { MaintenanceGate } from './screens/shell/MaintenanceGate.tsx';

/** What a route says about itself to the layout. `Skeleton` stands in until the screen's data is there. */
export type RouteHandle = { Skeleton?: ComponentType };

const guarded: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = guard(pathname + search, currentSession()?.user.role ?? null, inMaintenance());
  if (elsewhere) throw redirect(elsewhere);
};

const loadPlatform = async () => (await import('./core/platform.ts')).loadPlatform;

/** An id that cannot be one is the screen's to explain, without asking the server. */
function withEventId<T>(id = '', load: (id: string) => T): T | null {
  return eventIdProblem(id, 'fetch') ? null : load(id);
}

/** What stands in a screen's place while its data loads, and on the first load while its code does. */
function waiting(Skeleton: ComponentType = Nothing) {
  return { HydrateFallback: Skeleton, handle: { Skeleton } satisfies RouteHandle };
}

function Nothing() {
  return null;
}

export const routes: RouteObject[] = [
  {
    Component: MaintenanceGate,
    errorElement: <ErrorScreen />,
    children: [
      {
        Component: Layout,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/', loader: () => redirect('/login'), Component: Nothing, ...waiting() },
              {
                middleware: [guarded],
                children: [
                  {
                    path: '/login',
                    lazy: {
                      loader: loadPlatform,
                      Component: async () => (await import('./screens/accounts/LoginScreen.tsx')).LoginScreen,
                    },
                    ...waiting(),
                  },
                  {
                    path: '/register',
                    lazy: {
                      loader: loadPlatform,
                      Component: async () => (await import('./screens/accounts/RegisterScreen.tsx')).RegisterScreen,
                    },
                    ...waiting(),
                  },
                ],
              },
              {
                middleware: [guarded],
                Component: SignedIn,
                children: [
                  {
                    path: '/home',
                    loader: () => preload(homeScreen, {}),
                    lazy: { Component: async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen },
                    errorElement: <ErrorScreen fallback="home.loadFailed" />,
                    ...waiting(HomeSkeleton),
                  },
                  {
                    path: '/events',
                    loader: loadEvents,
                    lazy: { Component: async () => (await import('./screens/events/EventsScreen.tsx')).EventsScreen },
                    errorElement: <ErrorScreen fallback="events.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/events/create',
                    loader: () => preload(eventCreateScreen, {}),
                    lazy: {
                      Component: async () => (await import('./screens/events/EventCreateScreen.tsx')).EventCreateScreen,
                    },
                    errorElement: <ErrorScreen fallback="events.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/events/:eventId',
                    loader: ({ params }) => withEventId(params.eventId, (id) => preload(eventDetailScreen, { id })),
                    lazy: {
                      Component: async () => (await import('./screens/events/EventDetailScreen.tsx')).EventDetailScreen,
                    },
                    errorElement: <ErrorScreen fallback="event.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/events/:eventId/edit',
                    loader: ({ params }) => withEventId(params.eventId, (id) => preload(eventEditScreen, { id })),
                    lazy: {
                      Component: async () => (await import('./screens/events/EventEditScreen.tsx')).EventEditScreen,
                    },
                    errorElement: <ErrorScreen fallback="event.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/leaderboard',
                    loader: loadLeaderboard,
                    lazy: {
                      Component: async () =>
                        (await import('./screens/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen,
                    },
                    errorElement: <LeaderboardProblem />,
                    ...waiting(),
                  },
                  {
                    path: '/leaderboard/:eventId',
                    loader: ({ params }) =>
                      withEventId(params.eventId, (id) => preload(eventLeaderboardScreen, { id })),
                    lazy: {
                      Component: async () =>
                        (await import('./screens/leaderboard/EventLeaderboardScreen.tsx')).EventLeaderboardScreen,
                    },
                    errorElement: <ErrorScreen fallback="leaderboard.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/announcements',
                    loader: loadAnnouncements,
                    lazy: {
                      Component: async () =>
                        (await import('./screens/announcements/AnnouncementsScreen.tsx')).AnnouncementsScreen,
                    },
                    errorElement: <ErrorScreen fallback="announcements.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/announcements/create',
                    loader: () => preload(announcementCreateScreen, {}),
                    lazy: {
                      Component: async () =>
                        (await import('./screens/announcements/AnnouncementCreateScreen.tsx')).AnnouncementCreateScreen,
                    },
                    errorElement: <ErrorScreen fallback="announcements.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/announcements/edit/:announcementId',
                    loader: loadAnnouncement,
                    lazy: {
                      Component: async () =>
                        (await import('./screens/announcements/AnnouncementEditScreen.tsx')).AnnouncementEditScreen,
                    },
                    errorElement: <ErrorScreen fallback="announcements.loadOneFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/profile',
                    loader: () => preload(profileScreen, {}),
                    lazy: {
                      Component: async () => (await import('./screens/accounts/ProfileScreen.tsx')).ProfileScreen,
                    },
                    errorElement: <ErrorScreen fallback="profile.loadFailed" />,
                    ...waiting(ProfileSkeleton),
                  },
                  {
                    path: '/admindashboard',
                    // not with the first load of everybody else
                    lazy: {
                      loader: async () => (await import('./screens/dashboards/loadDashboards.ts')).loadAdminDashboard,
                      Component: async () =>
                        (await import('./screens/dashboards/AdminDashboardScreen.tsx')).AdminDashboardScreen,
                    },
                    errorElement: <ErrorScreen />,
                    ...waiting(),
                  },
                  {
                    path: '/admindashboard/audit',
                    lazy: {
                      loader: async () => (await import('./screens/audit/loadAudit.ts')).loadAudit,
                      Component: async () => (await import('./screens/audit/AuditScreen.tsx')).AuditScreen,
                    },
                    errorElement: <ErrorScreen />,
                    ...waiting(),
                  },
                  {
                    path: '/admindashboard/mail',
                    lazy: {
                      loader: async () => (await import('./screens/mail/loadMail.ts')).loadMail,
                      Component: async () => (await import('./screens/mail/MailScreen.tsx')).MailScreen,
                    },
                    errorElement: <ErrorScreen />,
                    ...waiting(),
                  },
                  {
                    path: '/organizerdashboard',
                    lazy: {
                      loader: async () =>
                        (await import('./screens/dashboards/loadDashboards.ts')).loadOrganizerDashboard,
                      Component: async () =>
                        (await import('./screens/dashboards/OrganizerDashboardScreen.tsx')).OrganizerDashboardScreen,
                    },
                    errorElement: <ErrorScreen />,
                    ...waiting(),
                  },
                  {
                    path: '/settings',
                    loader: () => preload(settingsScreen, {}, 'network-only'),
                    lazy: {
                      Component: async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
                    },
                    errorElement: <ErrorScreen fallback="settings.loadFailed" />,
                    ...waiting(),
                  },
                  {
                    path: '/system-settings',
                    loader: () => preload(systemSettingsScreen, {}, 'network-only'),
                    lazy: {
                      Component: async () =>
                        (await import('./screens/settings/SystemSettingsScreen.tsx')).SystemSettingsScreen,
                    },
                    errorElement: <ErrorScreen fallback="systemSettings.loadFailed" />,
                    ...waiting(),
                  },
                ],
              },
              {
                path: '/terms',
                lazy: {
                  loader: async () => (await import('./screens/accounts/loadTerms.ts')).loadTerms,
                  Component: async () => (await import('./screens/accounts/TermsScreen.tsx')).TermsScreen,
                },
                errorElement: <ErrorScreen />,
                ...waiting(),
              },
              {
                path: '/forgot-password',
                lazy: {
                  Component: async () =>
                    (await import('./screens/accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
                },
                ...waiting(),
              },
              {
                path: '/reset-password/:token?',
                lazy: {
                  Component: async () =>
                    (await import('./screens/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
                },
                ...waiting(),
              },
              {
                path: '/verify-email/:token?',
                lazy: {
                  Component: async () => (await import('./screens/accounts/VerifyEmailScreen.tsx')).VerifyEmailScreen,
                },
                ...waiting(),
              },
              {
                path: '*',
                lazy: { Component: async () => (await import('./screens/shell/NotFoundScreen.tsx')).NotFoundScreen },
                ...waiting(),
              },
            ],
          },
        ],
      },
    ],
  },
];
