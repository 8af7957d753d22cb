import { Suspense } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { SeriesPanel_event$key } from '../../../__generated__/SeriesPanel_event.graphql.ts';
import type { SeriesPanelQuery } from '../../../__generated__/SeriesPanelQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { RegisterForAll } from './RegisterForAll.tsx';
import { SeriesList } from './SeriesList.tsx';
import './seriesTexts.ts';

/** The other dates of a repeated event, with the viewer's state at each. */
export const SeriesPanel = ({ id }: { id: string }) => (
  <Panel title={t('series.title')}>
    <RetryBoundary sentence={t('series.loadFailed')}>
      {(attempt) => (
        <Suspense fallback={<Bone height="14rem" />}>
          <SeriesContent id={id} attempt={attempt} />
        </Suspense>
      )}
    </RetryBoundary>
  </Panel>
);

function SeriesContent({ id, attempt }: { id: string; attempt: number }) {
  const { event: key, viewer } = useLazyLoadQuery<SeriesPanelQuery>(
    graphql`
      query SeriesPanelQuery($id: ID!) {
        event(id: $id) {
          ...SeriesPanel_event
        }
        viewer {
          ...RegistrationFormDialog_viewer
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const event = useFragment<SeriesPanel_event$key>(
    graphql`
      fragment SeriesPanel_event on Event {
        title: localTitle
        viewerCanEdit
        series(first: 52) {
          edges {
            node {
              id
              title: localTitle
              localLanguage
              date
              registeredCount
              capacity
              viewerRegistrationState
              registrationRules {
                needsApproval
              }
            }
          }
        }
      }
    `,
    key,
  );
  const events = (event?.series?.edges ?? []).map(({ node }) => {
    const { id: each, title, localLanguage, date, registeredCount: taken, capacity, registrationRules } = node;
    const { viewerRegistrationState: state } = node;
    return {
      id: each,
      title,
      localLanguage,
      date,
      taken,
      capacity,
      state,
      needsApproval: registrationRules.needsApproval,
    };
  });
  if (!event || events.length === 0) return null;
  return (
    <>
      <SeriesList id={id} title={event.title} events={events} withSeats={event.viewerCanEdit} />
      {viewer && <RegisterForAll events={events} viewer={viewer} />}
    </>
  );
}
