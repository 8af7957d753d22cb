import { PlusIcon } from '@primer/octicons-react';
import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { AnnouncementsScreenQuery } from '../../__generated__/AnnouncementsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useOrganizes } from '../../core/session.ts';
import { useTitle } from '../../core/title.ts';
import { AnnouncementCardSkeletons } from '../../ui/AnnouncementCardSkeleton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ListResults } from '../../ui/ListResults.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { AnnouncementFilterBar } from './AnnouncementFilterBar.tsx';
import { readFilters, type AnnouncementFilters } from './announcementFilters.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { useOnScreen } from './loadAnnouncements.ts';

const announcementsQuery = graphql`
  query AnnouncementsScreenQuery($hasEvent: Boolean, $priority: AnnouncementPriority, $isPublished: Boolean)
  @preloadable {
    viewerCanManageAnnouncements
    ...AnnouncementList_query
  }
`;

export function AnnouncementsScreen() {
  useTitle(t('announcements.title'));
  useOnScreen();
  const organizes = useOrganizes();
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname ? next : undefined;
  const filters = readFilters((waiting ?? here).search);

  return (
    <Screen
      title={t('announcements.title')}
      subtitle={t('announcements.subtitle')}
      actions={
        organizes && (
          <ButtonLink to="/announcements/create" variant="primary" leadingVisual={PlusIcon}>
            {t('announcements.create')}
          </ButtonLink>
        )
      }
    >
      <AnnouncementFilterBar filters={filters} drafts={organizes} />
      <ListResults sentence={t('announcements.loadFailed')} skeleton={<AnnouncementsSkeleton />}>
        <Results filters={filters} waiting={waiting !== undefined} />
      </ListResults>
    </Screen>
  );
}

function Results(props: { filters: AnnouncementFilters; waiting: boolean }) {
  const data = useRouteQuery<AnnouncementsScreenQuery>(announcementsQuery);
  return <AnnouncementList query={data} canCreate={data.viewerCanManageAnnouncements} {...props} />;
}

function AnnouncementsSkeleton() {
  return (
    <div data-stack="normal" role="status" aria-label={t('announcements.loading')}>
      <AnnouncementCardSkeletons count={4} />
    </div>
  );
}
