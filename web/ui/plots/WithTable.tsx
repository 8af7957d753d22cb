import type { ReactNode } from 'react';
import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import plot from './plot.module.css';
import { PlotTable } from './PlotTable.tsx';

type WithTableProps = {
  /** From the first to the last; the table begins with the last. */
  rows: readonly { readonly label: string; readonly count: number }[];
  words: { asTable: string; table: string; day: string; count: string };
  children: ReactNode;
};

/** A plot, and its figures as a folded table. */
export function WithTable({ rows, words, children }: WithTableProps) {
  return (
    <div data-stack="cozy">
      <div className={css.plot}>{children}</div>
      <details className={plot.details}>
        <summary data-text="small muted">{words.asTable}</summary>
        <PlotTable label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlotTable>
      </details>
    </div>
  );
}
