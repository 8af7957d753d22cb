import { TrophyIcon } from '@primer/octicons-react';
import { formatNumber, t } from '../../core/i18n.tsx';
import { BoardName, type BoardColumn } from '../../ui/Board.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Achievements } from './Achievements.tsx';
import type { Score } from './scoreRow.ts';
import type { useEventBoard } from './useEventBoard.ts';

type EventBoardProps = Pick<ReturnType<typeof useEventBoard>, 'rows' | 'hasNext' | 'isLoadingNext' | 'loadMore'>;

/** The participants of one event who have a score. */
export function EventBoard({ rows, hasNext, isLoadingNext, loadMore }: EventBoardProps) {
  if (rows.length === 0)
    return (
      <EmptyState icon={TrophyIcon} title={t('leaderboard.noRows')}>
        {t('board.noneHint')}
      </EmptyState>
    );
  return (
    <section aria-label={t('leaderboard.board')}>
      <LiveBoard label={t('leaderboard.board')} columns={columns()} rows={rows} />
      {hasNext && <ShowMore busy={isLoadingNext} load={loadMore} />}
    </section>
  );
}

const columns = (): readonly BoardColumn<Score>[] => [
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
  { kind: 'score', title: t('board.score'), cell: ({ score }) => formatNumber(score) },
];
