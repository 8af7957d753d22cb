import { TrophyIcon } from '@primer/octicons-react';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { BoardName, type BoardColumn } from '../../ui/Board.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveBoard } from '../../ui/LiveBoard.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { scoreFormat } from '../../ui/scoreFormat.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Achievements } from './Achievements.tsx';
import { ownPerformance } from './OwnPerformance.tsx';
import type { Score } from './scoreRow.ts';
import { pageSize, type useEventBoard } from './useEventBoard.ts';

const PersonAwards = lazyWithRetry(async () => (await import('./PersonAwards.tsx')).PersonAwards);

type EventBoardProps = Pick<ReturnType<typeof useEventBoard>, 'rows' | 'pages'> & {
  /** Names open the awards of the participant. */
  canAward: boolean;
  /** Further rows load on a press, so that the content below the board stays reachable. */
  byHand?: boolean;
};

/** The participants of one event who have a score. */
export function EventBoard({ rows, pages, canAward, byHand = false }: EventBoardProps) {
  const [selectedRow, setSelectedRow] = useState<Score>();
  if (rows.length === 0)
    return (
      <EmptyState icon={TrophyIcon} title={t('leaderboard.noRows')}>
        {t('board.noneHint')} <LivePaused />
      </EmptyState>
    );
  return (
    <section aria-label={t('leaderboard.board')}>
      <LiveBoard
        label={t('leaderboard.board')}
        columns={columns(scoreFormat(rows), canAward ? setSelectedRow : undefined)}
        rows={rows}
      />
      <ShowMore pages={pages} count={pageSize} byHand={byHand} />
      {selectedRow && (
        <Suspense fallback={null}>
          <PersonAwards row={selectedRow} onClose={() => setSelectedRow(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const columns = (format: (score: number) => string, onName?: (row: Score) => void): readonly BoardColumn<Score>[] => [
  {
    kind: 'name',
    title: t('board.name'),
    cell: (row) => (
      <BoardName
        name={row.userName}
        mine={row.mine}
        {...(onName && { onPress: () => onName(row) })}
        {...(row.mine && { to: `#${ownPerformance}` })}
      >
        {row.college}
      </BoardName>
    ),
  },
  {
    kind: 'note',
    title: t('leaderboard.achievements'),
    cell: ({ achievements }) => achievements.length > 0 && <Achievements names={achievements} />,
  },
  { kind: 'score', title: t('board.score'), cell: ({ score }) => format(score) },
];
