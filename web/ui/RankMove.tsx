import { ArrowDownIcon, ArrowUpIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import css from './RankMove.module.css';

/** Shows by how many ranks a row rose (above 0) or fell; fades out by itself. */
export function RankMove({ by }: { by: number }) {
  const places = Math.abs(by);
  const Arrow = by > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span data-text={by > 0 ? 'success' : 'muted'} className={css.move}>
      <span data-row="center none" className={css.seen} aria-hidden="true">
        <Arrow size={12} />
        {places}
      </span>
      <span data-unseen> {t(by > 0 ? 'board.up' : 'board.down', { places })}</span>
    </span>
  );
}
