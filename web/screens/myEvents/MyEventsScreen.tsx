import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { MyEventsScreenQuery } from '../../__generated__/MyEventsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { MyEventsParts } from './MyEventsParts.tsx';

export function MyEventsScreen() {
  useTitle(t('myEvents.title'));
  return (
    <Screen title={t('myEvents.title')} subtitle={t('myEvents.subtitle')}>
      <OfflineNotice />
      <Suspense fallback={<MyEventsSkeleton />}>
        <MyEventsContent />
      </Suspense>
    </Screen>
  );
}

function MyEventsContent() {
  const query = useRouteQuery<MyEventsScreenQuery>(graphql`
    query MyEventsScreenQuery @preloadable {
      ...MyEventsParts_coming
      ...MyEventsParts_line
      ...MyEventsParts_asked
      ...MyEventsParts_past
      ...MyEventsParts_running
      ...MyEventsHelping_query
      ...MyEventsAsked_query
    }
  `);
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
