import { Suspense } from 'react';
import { formatDate, formatNumber } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../Bone.tsx';
import css from './DayChart.module.css';
import plot from './plot.module.css';
import { PlotTable } from './PlotTable.tsx';
import { atMidnight } from './days.ts';

const DayPlot = lazyWithRetry(async () => (await import('./DayPlot.tsx')).DayPlot);

/** How much there was on one day of the reader's calendar, such as `2026-11-21`. */
export type DayCount = { readonly day: string; readonly count: number };

export type DayChartProps = {
  days: readonly DayCount[];
  tone: 'blue' | 'green' | 'purple';
  /** What the plot is, for a screen reader. */
  label: string;
  /** A day and what it had, as one sentence. */
  sentence: (day: string, count: number) => string;
};

type DayTableProps = { words: { asTable: string; table: string; day: string; count: string } };

/** One bar for each day, with the same figures as a table behind a fold. */
export function DayChart({ words, ...day }: DayChartProps & DayTableProps) {
  return (
    <div data-stack="cozy">
      <div className={css.plot}>
        <Suspense fallback={<Bone height="100%" />}>
          <DayPlot {...day} />
        </Suspense>
      </div>
      <details className={plot.details}>
        <summary>{words.asTable}</summary>
        <PlotTable label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {day.days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(atMidnight(day))}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlotTable>
      </details>
    </div>
  );
}
