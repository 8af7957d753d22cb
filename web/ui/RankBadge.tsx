import { formatNumber } from '../core/i18n.tsx';
import css from './RankBadge.module.css';

/** A rank that more people share than this has no medal. */
const mostMedals = 3;

type RankBadgeProps = {
  rank: number;
  /** The rows of the board, if it is on the screen. */
  among?: readonly { readonly rank: number }[];
};

/** A rank: a number, with a medal for the first three, unless many share it. */
export function RankBadge({ rank, among = [] }: RankBadgeProps) {
  const medal = rank <= 3 && among.filter((row) => row.rank === rank).length <= mostMedals;
  return (
    <span data-text="medium semibold numbers" className={css.badge} data-rank={medal ? rank : undefined}>
      {medal && (
        <svg className={css.medal} viewBox="0 0 36 44" aria-hidden="true">
          <path className={css.ribbon} d="m9 24-5 16 6.5-2L15 43l4-17zm18 0 5 16-6.5-2-4.5 5-4-17z" />
          <circle className={css.disk} cx="18" cy="17" r="16" />
          <circle className={css.ring} cx="18" cy="17" r="12.5" />
        </svg>
      )}
      <span className={css.number}>{formatNumber(rank)}</span>
    </span>
  );
}
