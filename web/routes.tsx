import { redirect, type RouteObject } from 'react-router-dom';
import { headerControlsOf, linksOf, noticesOf, offlineLinksOf, routeOf, routesOf, type Area } from './core/area.tsx';
import { ErrorScreen } from './core/ErrorScreen.tsx';
import { allRoles } from './core/guard.ts';
import { addTexts } from './core/i18n.tsx';
import { Layout } from './layout/Layout.tsx';
import { SignedIn } from './layout/SignedIn.tsx';
import { accessibility } from './screens/accessibility/area.ts';
import { accounts } from './screens/accounts/area.ts';
import { announcements } from './screens/announcements/area.ts';
import { audit } from './screens/audit/area.ts';
import { checkIn } from './screens/checkIn/area.ts';
import { dashboards } from './screens/dashboards/area.ts';
import { events } from './screens/events/area.ts';
import { door } from './screens/door/area.ts';
import { home } from './screens/home/area.ts';
import { leaderboard } from './screens/leaderboard/area.ts';
import { mail } from './screens/mail/area.ts';
import { myEvents } from './screens/myEvents/area.ts';
import { notices } from './screens/notices/area.ts';
import { settings } from './screens/settings/area.ts';
import { tickets } from './screens/tickets/area.ts';
import { MaintenanceGate } from './screens/shell/MaintenanceGate.tsx';

/** All areas, in the order of their links in the navigation. */
const areas: readonly Area[] = [
  dashboards,
  audit,
  mail,
  home,
  events,
  myEvents,
  tickets,
  checkIn,
  door,
  leaderboard,
  announcements,
  notices,
  accounts,
  settings,
  accessibility,
];

for (const { firstTexts } of areas) if (firstTexts) addTexts(firstTexts);

const notFound = routeOf({
  path: '*',
  roles: allRoles,
  lazy: { Component: async () => (await import('./screens/shell/NotFoundScreen.tsx')).NotFoundScreen },
});

export const routes: RouteObject[] = [
  {
    Component: MaintenanceGate,
    errorElement: <ErrorScreen />,
    children: [
      {
        element: <Layout links={linksOf(areas)} notices={noticesOf(areas)} controls={headerControlsOf(areas)} />,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/', loader: () => redirect('/login') },
              {
                Component: SignedIn,
                children: routesOf(areas, { forVisitors: false, OfflineLinks: offlineLinksOf(areas) }),
              },
              ...routesOf(areas, { forVisitors: true }),
              notFound,
            ],
          },
        ],
      },
    ],
  },
];
