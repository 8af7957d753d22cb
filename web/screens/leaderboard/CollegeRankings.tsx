import { MortarBoardIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CollegeRankings_query$key } from '../../__generated__/CollegeRankings_query.graphql.ts';
import type { CollegeRankingsPageQuery } from '../../__generated__/CollegeRankingsPageQuery.graphql.ts';
import pageQuery from '../../__generated__/CollegeRankingsPageQuery.graphql.ts';
import type { CollegeRankingsSubscription } from '../../__generated__/CollegeRankingsSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../core/live.ts';
import { BoardName, type BoardColumn } from '../../ui/Board.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { scoreFormat } from '../../ui/scoreFormat.ts';
import { CollegeChart } from './CollegeChart.tsx';
import { readCollege, type College } from './collegeRow.ts';
import { rankRows, applyBoardChange, movesOwnRow, withOwnRow } from './boardRows.ts';

const pageSize = 50;

/** The total score of each college; updates live. */
export function CollegeRankings({ query }: { query: CollegeRankings_query$key }) {
  const { data, ...pages } = usePaginationFragment<CollegeRankingsPageQuery, CollegeRankings_query$key>(
    graphql`
      fragment CollegeRankings_query on Query
      @refetchable(queryName: "CollegeRankingsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        rankings: collegeRankings(first: $count, after: $cursor) @connection(key: "CollegeRankings_rankings") {
          __id
          edges {
            cursor
            node {
              ...collegeRow_college
            }
          }
        }
        viewerCollege {
          rank
          ...collegeRow_college
        }
        ...CollegeChart_query
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.rankings;
  const own = data.viewerCollege && { ...readCollege(data.viewerCollege), rank: data.viewerCollege.rank };
  const rows = edges.map(({ cursor, node }) => ({ ...readCollege(node), cursor }));
  const loadedRows = rankRows(rows, pages.hasNext);
  const isPinned = own && loadedRows.every(({ id }) => id !== own.id);

  useLive<CollegeRankingsSubscription, CollegeRankingsPageQuery>({
    subscription: graphql`
      subscription CollegeRankingsSubscription {
        leaderboardChanged {
          __typename
          ... on LeaderboardUpdated {
            colleges {
              id
              ...collegeRow_college
            }
            removedIds
          }
        }
      }
    `,
    variables: {},
    loading: pages.isLoadingNext,
    updater: (store, response) => {
      const change = response?.leaderboardChanged;
      if (!change || !('removedIds' in change)) return undefined;
      const changedRecords = store.getRootField('leaderboardChanged').getLinkedRecords('colleges') ?? [];
      const { removedIds } = change;
      const update = {
        changedRecords,
        removedIds,
        connection,
        edgeType: 'CollegeRankingEdge',
        rows,
        hasMore: pages.hasNext,
      };
      const fell = applyBoardChange(store, update);
      return fell || (isPinned && movesOwnRow(own, changedRecords, removedIds)) || undefined;
    },
    read: { query: pageQuery, variables: refetchVariables(edges.length, pageSize) },
  });

  const rankedRows = withOwnRow(loadedRows, own ?? undefined).map((row) => ({ ...row, mine: row.id === own?.id }));
  if (rankedRows.length === 0)
    return (
      <EmptyState icon={MortarBoardIcon} title={t('leaderboard.noColleges')}>
        {t('board.noneHint')} <LivePaused />
      </EmptyState>
    );
  return (
    <>
      <CollegeChart query={data} />
      <div>
        <LiveBoard label={t('leaderboard.tab.colleges')} columns={columns(scoreFormat(rankedRows))} rows={rankedRows} />
        <ShowMore pages={pages} count={pageSize} />
      </div>
    </>
  );
}

const columns = (format: (score: number) => string): readonly BoardColumn<College & { mine: boolean }>[] => [
  {
    kind: 'name',
    title: t('leaderboard.college'),
    cell: ({ college, mine }) => <BoardName name={college}>{mine && t('leaderboard.ownCollege')}</BoardName>,
  },
  {
    kind: 'figure',
    title: t('leaderboard.participants'),
    cell: ({ participantCount }) => t('leaderboard.participantCount', { count: participantCount }),
  },
  {
    kind: 'figure',
    title: t('leaderboard.events'),
    cell: ({ eventCount }) => t('board.events', { count: eventCount }),
  },
  { kind: 'score', title: t('leaderboard.totalScore'), cell: ({ score }) => format(score) },
];
