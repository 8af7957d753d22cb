import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SeriesScopeQuery } from '../../../__generated__/SeriesScopeQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import type { Scope } from './seriesDates.ts';
import './seriesTexts.ts';

type SeriesScopeProps = { id: string; scope: Scope; onScope: (scope: Scope) => void };

/** The choice of events of a series that an edit changes. */
export const SeriesScope = (props: SeriesScopeProps) => (
  <Panel title={t('series.title')}>
    <RetryBoundary sentence={t('series.loadFailed')}>
      {(attempt) => (
        <Suspense fallback={<Bone height="6rem" />}>
          <SeriesScopeContent {...props} attempt={attempt} />
        </Suspense>
      )}
    </RetryBoundary>
  </Panel>
);

function SeriesScopeContent({ id, attempt, scope, onScope }: SeriesScopeProps & { attempt: number }) {
  const { event } = useLazyLoadQuery<SeriesScopeQuery>(
    graphql`
      query SeriesScopeQuery($id: ID!) {
        event(id: $id) {
          series(first: 52) {
            edges {
              node {
                id
                date
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return (
    <ScopeChoice
      label={t('series.edit.what')}
      hint={t('series.edit.hint')}
      id={id}
      events={event?.series?.edges.map(({ node: { id: each, date } }) => ({ id: each, date })) ?? []}
      scope={scope}
      onScope={onScope}
    />
  );
}
