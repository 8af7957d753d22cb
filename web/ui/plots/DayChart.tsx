import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import { type DayChartProps, DayPlot } from './DayPlot.tsx';
import plot from './plot.module.css';
import { PlotTable } from './PlotTable.tsx';
import { pointLabel } from './pointLabels.ts';

type DayTableProps = { words: { asTable: string; table: string; day: string; count: string } };

/** One bar for each day, and the same figures as a folded table. The plot library is large: load this component lazily. */
export function DayChart({ words, ...dayProps }: DayChartProps & DayTableProps) {
  return (
    <div data-stack="cozy">
      <div className={css.plot}>
        <DayPlot {...dayProps} />
      </div>
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
            {dayProps.days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{pointLabel(day, dayProps.points ?? 'days')}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlotTable>
      </details>
    </div>
  );
}
