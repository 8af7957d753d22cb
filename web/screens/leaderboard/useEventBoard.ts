import { graphql, usePaginationFragment } from 'react-relay';
import type { useEventBoard_event$key } from '../../__generated__/useEventBoard_event.graphql.ts';
import type { useEventBoardPageQuery } from '../../__generated__/useEventBoardPageQuery.graphql.ts';
import pageQuery from '../../__generated__/useEventBoardPageQuery.graphql.ts';
import type { useEventBoardSubscription } from '../../__generated__/useEventBoardSubscription.graphql.ts';
import { refetchVariables, useLive } from '../../core/live.ts';
import { useSession } from '../../core/session.ts';
import { readScore } from './scoreRow.ts';
import { scoreOf, rankRows, applyBoardChange, withOwnRow } from './boardRows.ts';

export const pageSize = 50;

/** The board of an event and the viewer's own score; both update live. */
export function useEventBoard(event: useEventBoard_event$key) {
  const { data, ...pages } = usePaginationFragment<useEventBoardPageQuery, useEventBoard_event$key>(
    graphql`
      fragment useEventBoard_event on Event
      @refetchable(queryName: "useEventBoardPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        # people who get or lose the right to award there read it again when they come back
        viewerCanUpdateScores
        leaderboard(first: $count, after: $cursor) @connection(key: "useEventBoard_leaderboard") {
          __id
          edges {
            cursor
            node {
              ...scoreRow_row
            }
          }
        }
        viewerScore @catch(to: RESULT) {
          id
          rank
          score
          ...scoreRow_row
          ...OwnPerformance_row
        }
      }
    `,
    event,
  );
  const { id, viewerScore: own } = data;
  const { __id: connection, edges } = data.leaderboard;
  const viewerId = useSession()?.user.id;
  const rows = edges.map(({ cursor, node }) => ({ ...readScore(node, viewerId), cursor }));
  const rankedRows = rankRows(rows, pages.hasNext);
  const ownRow = own.ok ? own.value : undefined;
  const rankedOwnRow = rankedRows.find(({ mine }) => mine);

  useLive<useEventBoardSubscription, useEventBoardPageQuery>({
    subscription: graphql`
      subscription useEventBoardSubscription($id: ID!) {
        leaderboardChanged(eventId: $id) {
          __typename
          ... on LeaderboardUpdated {
            rows {
              id
              userId
              lastUpdated
              ...scoreRow_row
            }
            removedIds
          }
        }
      }
    `,
    variables: { id },
    loading: pages.isLoadingNext,
    updater: (store, response) => {
      const change = response?.leaderboardChanged;
      if (!change || !('removedIds' in change)) return undefined;
      const changedRecords = store.getRootField('leaderboardChanged').getLinkedRecords('rows') ?? [];
      const { removedIds } = change;
      const update = {
        changedRecords,
        removedIds,
        connection,
        edgeType: 'LeaderboardEdge',
        rows,
        hasMore: pages.hasNext,
      };
      const fell = applyBoardChange(store, update);
      // the viewer's awards may have changed, or their rank if their row is on no loaded page
      const touched =
        change.rows.some(({ userId }) => userId === viewerId) || (ownRow && removedIds.includes(ownRow.id));
      const passed = ownRow && !rankedOwnRow && changedRecords.some((row) => scoreOf(row) > ownRow.score);
      return fell || touched || passed || undefined;
    },
    read: { query: pageQuery, variables: { id, ...refetchVariables(edges.length, pageSize) } },
  });

  return {
    rows: withOwnRow(
      rankedRows,
      ownRow ? { ...readScore(ownRow, viewerId), rank: ownRow.rank, cursor: '' } : undefined,
    ),
    own,
    ownRank: rankedOwnRow?.rank ?? ownRow?.rank,
    pages,
  };
}
