import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import { DayPlot } from './DayPlot.tsx';
import plot from './plot.module.css';
import { PlotTable } from './PlotTable.tsx';
import { inWords, type Points } from './pointWords.ts';

/** How much there was on one day of the reader's calendar, such as `2026-11-21`; or by some moment. */
export type DayCount = { readonly day: string; readonly count: number };

export type DayChartProps = {
  days: readonly DayCount[];
  points?: Points;
  tone: 'blue' | 'green' | 'purple';
  /** What the plot is, for a screen reader. */
  label: string;
  /** A day and what it had, as one sentence. */
  sentence: (day: string, count: number) => string;
};

type DayTableProps = { words: { asTable: string; table: string; day: string; count: string } };

/** One bar for each day, with the same figures as a table behind a fold. What draws it is large: load it once it is needed. */
export function DayChart({ words, ...dayProps }: DayChartProps & DayTableProps) {
  return (
    <div data-stack="cozy">
      <div className={css.plot}>
        <DayPlot {...dayProps} />
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
            {dayProps.days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{inWords(day, dayProps.points ?? 'days')}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlotTable>
      </details>
    </div>
  );
}
