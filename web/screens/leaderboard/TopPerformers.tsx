import { TrophyIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { TopPerformers_query$key } from '../../__generated__/TopPerformers_query.graphql.ts';
import type { TopPerformersPageQuery } from '../../__generated__/TopPerformersPageQuery.graphql.ts';
import pageQuery from '../../__generated__/TopPerformersPageQuery.graphql.ts';
import type { TopPerformersSubscription } from '../../__generated__/TopPerformersSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../core/live.ts';
import { useSession } from '../../core/session.ts';
import { BoardName, type BoardColumn } from '../../ui/Board.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { RankNews } from '../../ui/RankNews.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { scoreFormat } from '../../ui/scoreFormat.ts';
import { Achievements } from './Achievements.tsx';
import { readPerformer, type Performer } from './performerRow.ts';
import { rankRows, applyBoardChange, movesOwnRow, withOwnRow } from './boardRows.ts';

const pageSize = 20;

/** The participants with the highest total scores across all events; updates live. */
export function TopPerformers({ query }: { query: TopPerformers_query$key }) {
  const { data, ...pages } = usePaginationFragment<TopPerformersPageQuery, TopPerformers_query$key>(
    graphql`
      fragment TopPerformers_query on Query
      @refetchable(queryName: "TopPerformersPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        topPerformers(first: $count, after: $cursor) @connection(key: "TopPerformers_topPerformers") {
          __id
          edges {
            cursor
            node {
              ...performerRow_performer
            }
          }
        }
        viewerPerformer {
          rank
          ...performerRow_performer
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.topPerformers;
  const viewerId = useSession()?.user.id;
  const rows = edges.map(({ cursor, node }) => ({ ...readPerformer(node, viewerId), cursor }));

  const loadedRows = rankRows(rows, pages.hasNext);
  const own = data.viewerPerformer && {
    ...readPerformer(data.viewerPerformer, viewerId),
    rank: data.viewerPerformer.rank,
  };
  const isPinned = own && loadedRows.every(({ id }) => id !== own.id);

  useLive<TopPerformersSubscription, TopPerformersPageQuery>({
    subscription: graphql`
      subscription TopPerformersSubscription {
        leaderboardChanged {
          __typename
          ... on LeaderboardUpdated {
            topPerformers {
              id
              ...performerRow_performer
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
      const changedRecords = store.getRootField('leaderboardChanged').getLinkedRecords('topPerformers') ?? [];
      const { removedIds } = change;
      const update = {
        changedRecords,
        removedIds,
        connection,
        edgeType: 'TopPerformerEdge',
        rows,
        hasMore: pages.hasNext,
      };
      const fell = applyBoardChange(store, update);
      return fell || (isPinned && movesOwnRow(own, changedRecords, removedIds)) || undefined;
    },
    read: { query: pageQuery, variables: refetchVariables(edges.length, pageSize) },
  });

  const rankedRows = withOwnRow(loadedRows, own ?? undefined);
  if (rankedRows.length === 0)
    return (
      <EmptyState icon={TrophyIcon} title={t('leaderboard.noPerformers')}>
        {t('board.noneHint')} <LivePaused />
      </EmptyState>
    );
  return (
    <div>
      <RankNews rank={rankedRows.find(({ mine }) => mine)?.rank} />
      <LiveBoard label={t('leaderboard.tab.performers')} columns={columns(scoreFormat(rankedRows))} rows={rankedRows} />
      <ShowMore pages={pages} count={pageSize} />
    </div>
  );
}

const columns = (format: (score: number) => string): readonly BoardColumn<Performer>[] => [
  {
    kind: 'name',
    title: t('board.name'),
    cell: ({ userName, college, mine }) => (
      <BoardName name={userName} mine={mine}>
        {college}
      </BoardName>
    ),
  },
  {
    kind: 'note',
    title: t('leaderboard.achievements'),
    cell: ({ achievements }) => achievements.length > 0 && <Achievements names={achievements} />,
  },
  {
    kind: 'figure',
    title: t('leaderboard.events'),
    cell: ({ eventCount }) => t('board.events', { count: eventCount }),
  },
  { kind: 'score', title: t('board.score'), cell: ({ score }) => format(score) },
];
