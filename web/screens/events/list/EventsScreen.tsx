import { PlusIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import type { EventsScreenQuery } from '../../../__generated__/EventsScreenQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../../core/route.ts';
import { useOrganizes } from '../../../core/session.ts';
import { useTitle } from '../../../core/title.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EventCardSkeletons } from '../../../ui/EventCardSkeleton.tsx';
import { EventGrid } from '../../../ui/EventGrid.tsx';
import { PlacesNowSlot } from '../../../ui/placesNow/PlacesNowSlot.tsx';
import { ListResults } from '../../../ui/ListResults.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { SuccessNotice } from '../../../ui/SuccessNotice.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { isFiltered, readFilters, type EventFilters } from './eventFilters.ts';
import { EventFilterBar } from './EventFilterBar.tsx';
import { EventList } from './EventList.tsx';
import { useOnScreen } from './loadEvents.ts';
import './listTexts.ts';

// loaded once the viewer chooses them
const EventMonth = lazyWithRetry(async () => (await import('../calendar/EventMonth.tsx')).EventMonth);
const EventAgenda = lazyWithRetry(async () => (await import('../calendar/EventAgenda.tsx')).EventAgenda);

const eventsQuery = graphql`
  query EventsScreenQuery(
    $isList: Boolean!
    $isMonth: Boolean!
    $isAgenda: Boolean!
    $filter: EventFilter!
    $search: String
    $tags: [String!]
    $place: String
    $mine: Boolean
    $free: Boolean
    $sort: EventSort!
    $counted: Boolean!
    $day: String
    $days: Int!
    $timeZone: String!
    $from: DateTime
  ) @preloadable {
    viewerCanCreateEvents
    ...EventList_query @alias(as: "list") @include(if: $isList)
    ...EventMonth_query @alias(as: "month") @include(if: $isMonth)
    ...EventAgenda_query @alias(as: "agenda") @include(if: $isAgenda)
  }
`;

export function EventsScreen() {
  useTitle(t('events.title'));
  useOnScreen();
  const organizes = useOrganizes();
  const loaded = useLoaderData();
  const here = useLocation();
  const { location: next } = useNavigation();
  const pendingLocation = next?.pathname === here.pathname ? next : undefined;
  const filters = readFilters((pendingLocation ?? here).search);

  return (
    <Screen
      title={t('events.title')}
      subtitle={t('events.subtitle')}
      actions={
        // show the button at once: if it appeared late, it would shift the page below it on phones
        <PartBoundary attempt={loaded}>
          <Suspense fallback={organizes && <CreateLink />}>
            <CreateLinkIfAllowed />
          </Suspense>
        </PartBoundary>
      }
    >
      <SuccessNotice />
      <EventFilterBar filters={filters} />
      {filters.view === 'list' && filters.period !== 'past' && !isFiltered(filters) && <PlacesNowSlot />}
      <ListResults
        sentence={t('events.loadFailed')}
        skeleton={<EventsSkeleton cards={filters.view === 'list' ? 6 : 0} />}
      >
        <Results filters={filters} loading={pendingLocation !== undefined} />
      </ListResults>
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

function Results(props: { filters: EventFilters; loading: boolean }) {
  const data = useRouteQuery<EventsScreenQuery>(eventsQuery);
  // the variables of the loaded query, even if the address has changed since
  const { day, days } = useLoaderData<PreloadedQuery<EventsScreenQuery>>().variables;
  const here = readFilters(useLocation().search);
  const commonProps = { canCreate: data.viewerCanCreateEvents, ...props };
  const { list, month, agenda } = data;
  if (month) return <EventMonth query={month} {...commonProps} filters={here} first={day!} days={days} />;
  if (agenda) return <EventAgenda query={agenda} {...commonProps} filters={here} />;
  return list && <EventList query={list} {...commonProps} />;
}

function EventsSkeleton({ cards }: { cards: number }) {
  return (
    <div data-stack="normal">
      <p data-text="medium muted" role="status">
        {t('events.loading')}
      </p>
      <EventGrid>
        <EventCardSkeletons count={cards} />
      </EventGrid>
    </div>
  );
}
