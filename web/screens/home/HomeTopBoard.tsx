import { TrophyIcon } from '@primer/octicons-react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { HomeTopBoard_home$key } from '../../__generated__/HomeTopBoard_home.graphql.ts';
import type { HomeTopBoard_performer$key } from '../../__generated__/HomeTopBoard_performer.graphql.ts';
import type { HomeTopBoardQuery } from '../../__generated__/HomeTopBoardQuery.graphql.ts';
import type { HomeTopBoardSubscription } from '../../__generated__/HomeTopBoardSubscription.graphql.ts';
import { inRankOrder, type BoardPosition } from '../../../api/leaderboard/validate.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { useLive } from '../../core/live.ts';
import { useSession } from '../../core/session.ts';
import { BoardName, type BoardColumn } from '../../ui/Board.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { RankNews } from '../../ui/RankNews.tsx';

const maxRows = 5;

/** The board of top performers; updates live. */
export function HomeTopBoard({ home }: { home: HomeTopBoard_home$key }) {
  const { topPerformers } = useFragment(
    graphql`
      fragment HomeTopBoard_home on Home {
        topPerformers {
          ...HomeTopBoard_performer
        }
      }
    `,
    home,
  );
  const viewerId = useSession()?.user.id;
  // `topPerformers` is null if only the board failed. A removed performer leaves a null node until the board is read again.
  const rows = (topPerformers ?? []).filter(Boolean).map((performer) => read(performer, viewerId));

  useLive<HomeTopBoardSubscription, HomeTopBoardQuery>({
    subscription: graphql`
      subscription HomeTopBoardSubscription {
        leaderboardChanged {
          __typename
          ... on LeaderboardUpdated {
            topPerformers {
              ...HomeTopBoard_performer
            }
            removedIds
          }
        }
      }
    `,
    variables: {},
    updater: (store, response) => {
      const change = response?.leaderboardChanged;
      return change && 'removedIds' in change ? applyBoardChange(store, rows, change.removedIds) : undefined;
    },
    read: {
      query: graphql`
        query HomeTopBoardQuery {
          home {
            ...HomeTopBoard_home
          }
        }
      `,
      variables: {},
    },
  });

  const topRows = inRankOrder(rows).slice(0, maxRows);
  if (topRows.length === 0)
    return (
      <EmptyState icon={TrophyIcon} title={t('board.none')}>
        {t('board.noneHint')}
      </EmptyState>
    );
  return (
    <>
      <RankNews rank={topRows.find(({ mine }) => mine)?.rank} />
      <LiveBoard label={t('home.topPerformers')} columns={columns()} rows={topRows} />
    </>
  );
}

const columns = (): readonly BoardColumn<ReturnType<typeof read>>[] => [
  {
    kind: 'name',
    title: t('board.name'),
    cell: ({ id, userName, eventCount, mine }) => (
      <BoardName name={userName} mine={mine} to={`/leaderboard#${id}`}>
        {t('board.events', { count: eventCount })}
      </BoardName>
    ),
  },
  { kind: 'score', title: t('board.score'), cell: ({ score }) => formatNumber(score) },
];

function read(performer: HomeTopBoard_performer$key, viewerId: string | undefined) {
  const { id, userId, userName, eventCount, score, reachedAt } = readInlineData(
    graphql`
      fragment HomeTopBoard_performer on TopPerformer @inline {
        id
        userId
        userName
        eventCount
        score: totalScore
        reachedAt
      }
    `,
    performer,
  );
  return { id, userName, eventCount, score, reachedAt, mine: userId === viewerId };
}

/**
 * Adds changed performers to the shown ones. Returns true if a shown one fell or was removed, so that the board must be
 * read again.
 */
function applyBoardChange(
  store: RecordSourceSelectorProxy,
  rows: readonly BoardPosition[],
  removedIds: readonly string[],
): true | void {
  const home = store.getRoot().getLinkedRecord('home');
  const changedPerformers = store.getRootField('leaderboardChanged').getLinkedRecords('topPerformers') ?? [];
  const loadedPerformers = home?.getLinkedRecords('topPerformers')?.filter(Boolean) ?? [];
  const previousScores = new Map(rows.map(({ id, score }) => [id, score]));
  if (removedIds.some((id) => previousScores.has(id))) return true;
  if (
    changedPerformers.some((each) => Number(each.getValue('totalScore')) < (previousScores.get(each.getDataID()) ?? 0))
  )
    return true;

  const all = new Map([...loadedPerformers, ...changedPerformers].map((each) => [each.getDataID(), each]));
  home?.setLinkedRecords([...all.values()], 'topPerformers');
  return undefined;
}
