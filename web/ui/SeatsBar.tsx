import { t } from '../core/i18n.tsx';
import css from './SeatsBar.module.css';

/** How full an event is. Only for the eye: the numbers stand beside it in words. */
export function SeatsBar({ taken, capacity }: { taken: number; capacity: number }) {
  const share = capacity > 0 ? Math.min(1, taken / capacity) : 1;
  return (
    <span className={css.bar} data-level={share >= 1 ? 'full' : share >= 0.8 ? 'scarce' : 'open'} aria-hidden="true">
      <span className={css.taken} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}

type SeatsWordProps = { taken: number; capacity: number; state?: string };

/** What the numbers come to, in a word: the viewer is in, or waits, or nobody more can be. Nothing where none is so. */
export function SeatsWord({ taken, capacity, state }: SeatsWordProps) {
  if (state === 'REGISTERED') return <strong className={css.mine}>{t('ui.registered')}</strong>;
  if (state === 'WAITLISTED') return <strong>{t('ui.inLine')}</strong>;
  return taken >= capacity && <strong>{t('ui.full')}</strong>;
}
