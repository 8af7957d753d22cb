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

/** What the numbers come to, in a word: the viewer is in, or nobody more can be. Nothing where neither is so. */
export function SeatsWord({ taken, capacity, registered }: { taken: number; capacity: number; registered?: boolean }) {
  if (registered) return <strong className={css.mine}>{t('ui.registered')}</strong>;
  return taken >= capacity && <strong>{t('ui.full')}</strong>;
}
