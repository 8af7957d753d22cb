import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import css from './BoardSkeleton.module.css';

/** A placeholder for a board with so many rows. */
export function BoardSkeleton({ rows }: { rows: number }) {
  return (
    <div data-card="clipped" role="status" aria-label={t('leaderboard.loading')}>
      <div className={css.head} />
      {Array.from({ length: rows }, (_, n) => (
        <div data-row="center spacious" key={n} className={css.row}>
          <Bone width="2.25rem" height="2.25rem" round />
          <div data-stack="condensed" data-text="grow">
            <Bone width="min(11rem, 70%)" height="1rem" />
            <Bone width="min(16rem, 90%)" height="0.75rem" />
          </div>
          <Bone width="3rem" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
