import { CalendarIcon, GraphIcon, MegaphoneIcon, PlusCircleIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { OrganizerDashboardScreenQuery } from '../../__generated__/OrganizerDashboardScreenQuery.graphql.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { CheckInsPanel } from './CheckInsPanel.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { OwnEvents } from './OwnEvents.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Plots } from './Plots.tsx';
import { Shortcut, Shortcuts } from './Shortcuts.tsx';
import { Tiles, TilesSkeleton } from './Tiles.tsx';
import { turnoutTile } from './turnoutTile.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function OrganizerDashboardScreen() {
  useTitle(t('dashboard.organizer.title'));
  const { key } = useLocation();
  return (
    <Screen title={t('dashboard.organizer.title')} subtitle={t('dashboard.organizer.subtitle')}>
      {/* together, because the list moves the cards */}
      <Suspense fallback={<TilesSkeleton title={t('dashboard.statistics')} count={4} label={t('dashboard.loading')} />}>
        <PartBoundary attempt={key}>
          <OrganizerNeeds />
        </PartBoundary>
        <Shortcuts>
          <Shortcut icon={PlusCircleIcon} tone="accent" name="create">
            <ButtonLink to="/events/create" variant="primary" block>
              {t('dashboard.card.create')}
            </ButtonLink>
          </Shortcut>
          <Shortcut icon={CalendarIcon} tone="success" name="own">
            <ButtonLink to="/events?mine=1" block>
              {t('dashboard.card.own')}
            </ButtonLink>
          </Shortcut>
          <Shortcut icon={MegaphoneIcon} tone="done" name="announce">
            <ButtonLink to="/announcements/create" block>
              {t('dashboard.card.announce')}
            </ButtonLink>
          </Shortcut>
        </Shortcuts>
        <PartBoundary attempt={key} sentence={t('dashboard.own.failed')}>
          <OrganizerDashboardContent />
        </PartBoundary>
      </Suspense>
    </Screen>
  );
}

const dashboardQuery = graphql`
  query OrganizerDashboardScreenQuery($timeZone: String!, $organizer: ID!) @preloadable {
    organizerStatistics(timeZone: $timeZone) {
      totalEvents
      upcomingEvents
      totalRegistrations
      averageFill
      turnout {
        ...turnoutTile_turnout
      }
      registrationsPerDay {
        ...DaysPanel_days
      }
      checkInsPerDay {
        ...CheckInsPanel_days
      }
    }
    ...NeedsYou_query
    ...OwnEvents_query
  }
`;

function OrganizerNeeds() {
  return <NeedsYou query={useRouteQuery<OrganizerDashboardScreenQuery>(dashboardQuery)} />;
}

function OrganizerDashboardContent() {
  const data = useRouteQuery<OrganizerDashboardScreenQuery>(dashboardQuery);
  const { totalEvents, upcomingEvents, totalRegistrations, averageFill, turnout, registrationsPerDay, checkInsPerDay } =
    data.organizerStatistics;
  return (
    <>
      <Tiles
        title={t('dashboard.statistics')}
        tiles={[
          {
            name: t('dashboard.tile.total'),
            hint: t('dashboard.tile.totalHint'),
            value: formatNumber(totalEvents),
          },
          {
            name: t('dashboard.tile.upcoming'),
            hint: t('dashboard.tile.upcomingOwnHint'),
            value: formatNumber(upcomingEvents),
          },
          {
            name: t('dashboard.tile.registrations'),
            hint: t('dashboard.tile.registrationsHint'),
            value: formatNumber(totalRegistrations),
          },
          {
            name: t('dashboard.tile.fill'),
            hint: t('dashboard.tile.fillHint'),
            value: t('dashboard.tile.percent', { share: averageFill }),
          },
          ...turnoutTile(turnout),
        ]}
      />
      <OwnEvents query={data} total={totalEvents} />
      {totalEvents > 0 && !registrationsPerDay && (
        <EmptyState icon={GraphIcon} title={t('dashboard.plots.off')}>
          {t('dashboard.plots.offHint')}
        </EmptyState>
      )}
      {totalEvents > 0 && registrationsPerDay && (
        <Plots>
          <DaysPanel kind="registrations" days={registrationsPerDay} />
          {checkInsPerDay && <CheckInsPanel days={checkInsPerDay} />}
        </Plots>
      )}
    </>
  );
}
