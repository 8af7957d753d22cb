import type { ReactNode } from 'react';
import css from './EventGrid.module.css';

type EventGridProps = { children: ReactNode; busy?: boolean };

/** Cards in as many columns as fit; one on a phone. `busy` dims cards that are about to be replaced. */
export function EventGrid({ children, busy = false }: EventGridProps) {
  return (
    <div className={css.grid} data-busy={busy || undefined} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
