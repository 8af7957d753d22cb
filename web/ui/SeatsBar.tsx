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
