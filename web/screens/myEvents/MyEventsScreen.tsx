import { CalendarIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { MyEventsScreenQuery } from '../../__generated__/MyEventsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { useOwnEventNews } from '../../core/useOwnEventNews.ts';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { MyEventsParts } from './MyEventsParts.tsx';

export function MyEventsScreen() {
  useTitle(t('myEvents.title'));
  return (
    <Screen
      title={t('myEvents.title')}
      subtitle={t('myEvents.subtitle')}
      actions={
        <ButtonLink to="/settings#calendars" leadingVisual={CalendarIcon}>
          {t('myEvents.calendar')}
        </ButtonLink>
      }
    >
      <OfflineNotice />
      <Suspense fallback={<MyEventsSkeleton />}>
        <MyEventsContent />
      </Suspense>
    </Screen>
  );
}

const myEventsQuery = graphql`
  query MyEventsScreenQuery @preloadable {
    ...MyEventsParts_coming
    ...MyEventsParts_line
    ...MyEventsParts_asked
    ...MyEventsParts_past
    ...MyEventsParts_running
    ...useHelping_query
    ...MyEventsAsked_query
  }
`;

function MyEventsContent() {
  const query = useRouteQuery<MyEventsScreenQuery>(myEventsQuery);
  const environment = useRelayEnvironment();
  useOwnEventNews(() => {
    fetchQuery<MyEventsScreenQuery>(environment, myEventsQuery, {}, { fetchPolicy: 'network-only' }).subscribe({});
  });
  return <MyEventsParts query={query} />;
}

function MyEventsSkeleton() {
  return (
    <>
      <p data-text="medium muted" role="status">
        {t('myEvents.loading')}
      </p>
      <Bone height="20rem" />
    </>
  );
}
