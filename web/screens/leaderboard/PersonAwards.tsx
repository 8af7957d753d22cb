import { HistoryIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PersonAwardsQuery } from '../../__generated__/PersonAwardsQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AwardListItem } from './AwardListItem.tsx';

type PersonAwardsProps = { row: { readonly id: string; readonly userName: string }; onClose: () => void };

/** The awards behind a participant's score, for those who may award. */
export function PersonAwards({ row, onClose }: PersonAwardsProps) {
  return (
    <LazyDialog title={t('scores.awards.ofPerson', { name: row.userName })} onClose={onClose}>
      <Suspense fallback={<Bone height="4rem" />}>
        <Awards id={row.id} />
      </Suspense>
    </LazyDialog>
  );
}

function Awards({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<PersonAwardsQuery>(
    graphql`
      query PersonAwardsQuery($id: ID!) {
        node(id: $id) @catch(to: RESULT) {
          ... on LeaderboardRow {
            awards(first: 100) {
              edges {
                node {
                  id
                  ...AwardListItem_award
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  if (!node.ok) return <Notice tone="danger">{t('leaderboard.loadFailed')}</Notice>;
  const edges = node.value?.awards?.edges ?? [];
  if (edges.length === 0) return <EmptyState compact icon={HistoryIcon} title={t('scores.awards.none')} />;
  return (
    <ul data-rows="bare">
      {edges.map((edge) => (
        <AwardListItem key={edge.node.id} award={edge.node} />
      ))}
    </ul>
  );
}
