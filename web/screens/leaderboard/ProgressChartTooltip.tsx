import type { CSSProperties } from 'react';
import { formatDateTime, formatNumber } from '../../core/i18n.tsx';
import css from './ProgressChart.module.css';
import { Sample } from './ProgressChartLegend.tsx';
import { scoreAt, type ProgressLine } from './progressLines.ts';

type ProgressTooltipProps = {
  lines: readonly ProgressLine[];
  slots: Readonly<Record<string, number>>;
  moment: number;
  /** The position of the moment and the middle of the plot, in px. */
  left: number;
  middle: number;
};

/** The scores at a moment, on the side with more room. */
export function ProgressTooltip({ lines, slots, moment, left, middle }: ProgressTooltipProps) {
  const values = lines
    .map((line) => ({ ...line, score: scoreAt(line, moment) }))
    .filter(({ score }) => score !== undefined)
    .toSorted((a, b) => b.score! - a.score!);
  return (
    <div
      data-text="small"
      data-floating
      className={css.tooltip}
      data-before={left > middle || undefined}
      style={placeStyle(left)}
      aria-hidden="true"
    >
      <p data-text="muted" data-space="below tight">
        {formatDateTime(new Date(moment))}
      </p>
      {values.map(({ id, name, score }) => (
        <p data-row="center condensed" key={id}>
          <Sample slot={slots[id]} />
          <span data-text="truncate grow">{name}</span>
          <span data-text="semibold numbers fixed">{formatNumber(score!)}</span>
        </p>
      ))}
    </div>
  );
}

function placeStyle(left: number) {
  return { '--place': `${left}px` } as CSSProperties;
}
