import { CalendarIcon, GearIcon, HistoryIcon, PeopleIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { AdminDashboardScreenQuery } from '../../__generated__/AdminDashboardScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { JournalNotice } from './JournalNotice.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { PlatformPlots } from './PlatformPlots.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';
import { Shortcut, Shortcuts } from './Shortcuts.tsx';
import { TilesSkeleton } from './Tiles.tsx';
import { UsersSkeleton } from './UsersSkeleton.tsx';

const loadUsers = () => import('./UsersPanel.tsx');
const FirstSteps = lazyWithRetry(async () => (await import('./FirstSteps.tsx')).FirstSteps);
const UsersPanel = lazyWithRetry(async () => (await loadUsers()).UsersPanel);

/** After the scroll position of the page is restored. */
const scrollIntoView = (part: HTMLElement | null) => void setTimeout(() => part?.scrollIntoView({ block: 'nearest' }));

export function AdminDashboardScreen() {
  useTitle(t('dashboard.admin.title'));
  const { key, search } = useLocation();
  const wanted = new URLSearchParams(search).get('user') ?? '';
  const [toggled, setToggled] = useState<{ wanted: string; isShown: boolean }>();
  const usersShown = toggled?.wanted === wanted ? toggled.isShown : wanted !== '';
  return (
    <Screen
      title={t('dashboard.admin.title')}
      subtitle={t('dashboard.admin.subtitle')}
      actions={
        <ButtonLink to="/admindashboard/audit" leadingVisual={HistoryIcon}>
          {t('dashboard.audit')}
        </ButtonLink>
      }
    >
      {/* together, because what needs the admin moves the cards */}
      <Suspense fallback={<TilesSkeleton title={t('dashboard.analytics')} count={5} label={t('dashboard.loading')} />}>
        <PartBoundary attempt={key}>
          <AdminNeeds />
        </PartBoundary>
        <Shortcuts>
          <Shortcut icon={PeopleIcon} tone="accent" name="users">
            <Button
              variant="primary"
              block
              aria-expanded={usersShown}
              onPointerEnter={() => void loadUsers()}
              onClick={() => setToggled({ wanted, isShown: !usersShown })}
            >
              {t(usersShown ? 'dashboard.card.usersHide' : 'dashboard.card.usersShow')}
            </Button>
          </Shortcut>
          <Shortcut icon={CalendarIcon} tone="success" name="events">
            <ButtonLink to="/events" block>
              {t('dashboard.card.eventsAction')}
            </ButtonLink>
          </Shortcut>
          <Shortcut icon={GearIcon} tone="done" name="settings">
            <ButtonLink to="/system-settings" block>
              {t('dashboard.card.settingsAction')}
            </ButtonLink>
          </Shortcut>
        </Shortcuts>
        {usersShown && (
          // the button above keeps the focus, so it stays below the header
          <div ref={scrollIntoView} style={{ scrollMarginBlockStart: '7rem' }}>
            <Suspense fallback={<UsersSkeleton />}>
              <UsersPanel key={wanted} start={wanted} />
            </Suspense>
          </div>
        )}
        <PartBoundary attempt={key} sentence={t('dashboard.statisticsFailed')}>
          <AdminDashboardContent />
        </PartBoundary>
      </Suspense>
    </Screen>
  );
}

const dashboardQuery = graphql`
  query AdminDashboardScreenQuery($timeZone: String!) @preloadable {
    platformAnalytics(timeZone: $timeZone) {
      activeEvents
      upcomingEvents
      totalRegistrations
      ...JournalNotice_analytics
      ...PlatformTiles_analytics
      ...PlatformPlots_analytics
    }
    ...ApprovalQueue_query
  }
`;

function AdminNeeds() {
  const data = useRouteQuery<AdminDashboardScreenQuery>(dashboardQuery);
  return (
    <>
      <JournalNotice analytics={data.platformAnalytics} />
      <ApprovalQueue query={data} />
    </>
  );
}

function AdminDashboardContent() {
  const data = useRouteQuery<AdminDashboardScreenQuery>(dashboardQuery);
  const { activeEvents, upcomingEvents, totalRegistrations } = data.platformAnalytics;
  return (
    <>
      {activeEvents + upcomingEvents + totalRegistrations === 0 && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <PlatformTiles analytics={data.platformAnalytics} />
      <PlatformPlots analytics={data.platformAnalytics} />
    </>
  );
}
