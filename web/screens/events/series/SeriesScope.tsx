import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SeriesScopeQuery } from '../../../__generated__/SeriesScopeQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { currentAndLater, type Scope } from './seriesDates.ts';
import './seriesTexts.ts';

type SeriesScopeProps = { id: string; scope: Scope; onScope: (scope: Scope) => void };

/** Chooses whether an edit applies to one event or also to all later ones of its series. */
export const SeriesScope = (props: SeriesScopeProps) => (
  <Panel title={t('series.title')}>
    <RetryBoundary sentence={t('series.loadFailed')}>
      {(attempt) => (
        <Suspense fallback={<Bone height="6rem" />}>
          <ScopeChoice {...props} attempt={attempt} />
        </Suspense>
      )}
    </RetryBoundary>
  </Panel>
);

function ScopeChoice({ id, attempt, scope, onScope }: SeriesScopeProps & { attempt: number }) {
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
  const events = currentAndLater(
    event?.series?.edges.map(({ node: { id: each, date } }) => ({ id: each, date })) ?? [],
    id,
  );
  if (events.length < 2) return <p data-text="medium muted">{t('series.edit.last')}</p>;
  return (
    <ChoiceGroup
      label={t('series.edit.what')}
      hint={t('series.edit.hint')}
      required={false}
      several={false}
      disabled={false}
      options={[
        { value: 'one', label: t('series.delete.one') },
        { value: 'later', label: t('series.delete.later', { count: events.length }) },
      ]}
      chosen={[scope]}
      onChange={(value) => onScope(value as Scope)}
    />
  );
}
