import { HistoryIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AwardList_event$key } from '../../__generated__/AwardList_event.graphql.ts';
import type { AwardListPageQuery } from '../../__generated__/AwardListPageQuery.graphql.ts';
import pageQuery from '../../__generated__/AwardListPageQuery.graphql.ts';
import type { AwardListSubscription } from '../../__generated__/AwardListSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../core/live.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { AwardListItem } from './AwardListItem.tsx';

const pageSize = 5;

/** The awards of an event, newest first; awards by colleagues appear live. */
export function AwardList({ event }: { event: AwardList_event$key }) {
  const { data, ...pages } = usePaginationFragment<AwardListPageQuery, AwardList_event$key>(
    graphql`
      fragment AwardList_event on Event
      @refetchable(queryName: "AwardListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        awards(first: $count, after: $cursor) @connection(key: "AwardList_awards") {
          edges {
            node {
              id
              ...AwardListItem_award
            }
          }
        }
      }
    `,
    event,
  );
  const { edges } = data.awards;

  useLive<AwardListSubscription, AwardListPageQuery>({
    subscription: graphql`
      subscription AwardListSubscription($id: ID!) {
        leaderboardChanged(eventId: $id) {
          __typename
          ... on LeaderboardUpdated {
            removedIds
          }
        }
      }
    `,
    variables: { id: data.id },
    loading: pages.isLoadingNext,
    // the subscription sends scores, not awards: read the list again
    updater: (_, response) => (response && 'removedIds' in response.leaderboardChanged) || undefined,
    read: { query: pageQuery, variables: { id: data.id, ...refetchVariables(edges.length, pageSize) } },
  });

  if (edges.length === 0) return <EmptyState compact icon={HistoryIcon} title={t('scores.awards.none')} />;
  return (
    <>
      <ul data-rows="bare">
        {edges.map(({ node }) => (
          <AwardListItem key={node.id} award={node} />
        ))}
      </ul>
      <ShowMore pages={pages} count={pageSize} byHand />
    </>
  );
}
