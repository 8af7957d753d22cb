import { formatDateTime, formatNumber, t } from '../../core/i18n.tsx';
import { PlotTable } from '../../ui/plots/PlotTable.tsx';
import type { ProgressLine } from './progressLines.ts';

/** The data of the lines as a table: each change of a score, newest first. */
export function ProgressTable({ lines }: { lines: readonly ProgressLine[] }) {
  const steps = lines
    .flatMap(({ id, name, points }) =>
      points.map(({ at, score }, n) => ({
        key: `${id} ${n}`,
        at,
        name,
        score,
        change: score - (points[n - 1]?.score ?? 0),
      })),
    )
    .toSorted((a, b) => b.at - a.at);
  return (
    <PlotTable label={t('scores.progress.table')}>
      <thead>
        <tr>
          <th scope="col">{t('scores.progress.when')}</th>
          <th scope="col">{t('scores.progress.participant')}</th>
          <th scope="col">{t('scores.progress.change')}</th>
          <th scope="col">{t('scores.progress.score')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, at, name, score, change }) => (
          <tr key={key}>
            <td>{formatDateTime(new Date(at))}</td>
            <th scope="row">{name}</th>
            <td>{t('scores.points.change', { points: Math.round(change * 100) / 100 })}</td>
            <td>{formatNumber(score)}</td>
          </tr>
        ))}
      </tbody>
    </PlotTable>
  );
}
