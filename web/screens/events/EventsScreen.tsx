import { PlusIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { EventsScreenQuery } from '../../__generated__/EventsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useOrganizes } from '../../core/session.ts';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EventCardSkeletons } from '../../ui/EventCardSkeleton.tsx';
import { EventGrid } from '../../ui/EventGrid.tsx';
import { Said } from '../../ui/Said.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { readFilters } from './eventFilters.ts';
import { EventFilterBar } from './EventFilterBar.tsx';
import { EventList } from './EventList.tsx';
import { useOnScreen } from './loadEvents.ts';
import './listTexts.ts';

const eventsQuery = graphql`
  query EventsScreenQuery($filter: EventFilter!, $search: String, $tags: [String!], $organizer: ID, $counted: Boolean!)
  @preloadable {
    viewerCanCreateEvents
    ...EventList_query
  }
`;

export function EventsScreen() {
  useTitle(t('events.title'));
  useOnScreen();
  const organizes = useOrganizes();
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname ? next : undefined;
  const filters = readFilters((waiting ?? here).search);

  return (
    <Screen
      title={t('events.title')}
      subtitle={t('events.subtitle')}
      actions={
        // what comes later would move all that is below it on a phone
        <Suspense fallback={organizes && <CreateLink />}>
          <CreateLinkIfAllowed />
        </Suspense>
      }
    >
      <Said />
      <EventFilterBar filters={filters} />
      <Suspense fallback={<EventsSkeleton />}>
        <Results filters={filters} waiting={waiting !== undefined} />
      </Suspense>
    </Screen>
  );
}

function CreateLinkIfAllowed() {
  const { viewerCanCreateEvents } = useRouteQuery<EventsScreenQuery>(eventsQuery);
  return viewerCanCreateEvents && <CreateLink />;
}

function CreateLink() {
  return (
    <ButtonLink to="/events/create" variant="primary" leadingVisual={PlusIcon}>
      {t('events.create')}
    </ButtonLink>
  );
}

function Results(props: { filters: ReturnType<typeof readFilters>; waiting: boolean }) {
  const data = useRouteQuery<EventsScreenQuery>(eventsQuery);
  return <EventList query={data} canCreate={data.viewerCanCreateEvents} {...props} />;
}

function EventsSkeleton() {
  return (
    <div data-stack="normal">
      <p data-text="medium muted" role="status">
        {t('events.loading')}
      </p>
      <EventGrid>
        <EventCardSkeletons count={6} />
      </EventGrid>
    </div>
  );
}
