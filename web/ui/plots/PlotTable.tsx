import type { ReactNode } from 'react';
import css from './plot.module.css';

/** The figures of a plot as a scrollable table. */
export function PlotTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      data-text="small numbers"
      data-space="above cozy"
      className={css.scroll}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table>{children}</table>
    </div>
  );
}
