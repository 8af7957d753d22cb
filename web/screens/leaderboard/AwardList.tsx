import { HistoryIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { AwardList_event$key } from '../../__generated__/AwardList_event.graphql.ts';
import type { AwardListPageQuery } from '../../__generated__/AwardListPageQuery.graphql.ts';
import pageQuery from '../../__generated__/AwardListPageQuery.graphql.ts';
import type { AwardListSubscription } from '../../__generated__/AwardListSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useLive } from '../../core/live.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AwardListItem } from './AwardListItem.tsx';

const pageSize = 5;
const mostAtOnce = 100;

/** What has been awarded at an event, the newest first; what colleagues award appears by itself. */
export function AwardList({ event }: { event: AwardList_event$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<AwardListPageQuery, AwardList_event$key>(
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
  const environment = useRelayEnvironment();
  const [failed, setFailed] = useState(false);
  const { edges } = data.awards;

  useLive<AwardListSubscription>({
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
    loading: isLoadingNext,
    // a board tells scores, not the awards behind them
    updater: (_, response) => (response && 'removedIds' in response.leaderboardChanged) || undefined,
    read: () =>
      fetchQuery<AwardListPageQuery>(
        environment,
        pageQuery,
        { id: data.id, count: Math.min(mostAtOnce, Math.max(pageSize, edges.length)), cursor: null },
        { fetchPolicy: 'network-only' },
      ).toPromise(),
  });

  const more = () => {
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  };

  if (edges.length === 0) return <EmptyState compact icon={HistoryIcon} title={t('scores.awards.none')} />;
  return (
    <>
      <ul>
        {edges.map(({ node }) => (
          <AwardListItem key={node.id} award={node} />
        ))}
      </ul>
      {failed && <Notice tone="danger">{t('ui.moreFailed')}</Notice>}
      {hasNext && (
        // only on a press: there is more below that nobody should have to run after
        <Button block loading={isLoadingNext} onClick={more}>
          {t(failed ? 'ui.tryAgain' : 'ui.showMore')}
        </Button>
      )}
    </>
  );
}
