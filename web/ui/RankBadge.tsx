import { formatNumber } from '../core/i18n.tsx';
import css from './RankBadge.module.css';

/** A rank: a number, on a medal if it has one. */
export function RankBadge({ rank, hasMedal }: { rank: number; hasMedal: boolean }) {
  return (
    <span data-text="medium semibold numbers" className={css.badge} data-rank={hasMedal ? rank : undefined}>
      {hasMedal && (
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
