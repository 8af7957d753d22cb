import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import css from './DayChart.module.css';
import { labelledDays } from './days.ts';
import { PlotArea, usePlotArea } from './PlotArea.tsx';
import { shortPointLabel, pointLabel } from './pointLabels.ts';
import { useChosenPoint } from './useChosenPoint.ts';

/** The count of a day in the viewer's calendar (`2026-11-21`). */
export type DayCount = { readonly day: string; readonly count: number };

export type DayChartProps = {
  days: readonly DayCount[];
  tone: 'blue' | 'green' | 'purple';
  /** The accessible name of the plot. */
  label: string;
  /** A day and its count as one sentence. */
  sentence: (day: string, count: number) => string;
};

const labelWidth = 72;

/** A bar chart. The pointer or the arrow keys choose a day and show its value. */
export function DayPlot({ days, tone, label, sentence }: DayChartProps) {
  const area = usePlotArea(
    days.map(({ count }) => count),
    18,
  );
  const { left, right, bottom, y } = area;
  const sentenceOf = (n: number) => sentence(pointLabel(days[n]!.day, 'days'), days[n]!.count);
  const { index, choose, slider } = useChosenPoint(days.length, sentenceOf);
  const names = days.map(({ day }) => day);
  const x = scaleBand({ domain: names, range: [left, right], padding: 0.25 });
  const placeOf = (n: number) => x(names[n]!) ?? 0;

  return (
    <PlotArea
      area={area}
      slider={slider}
      tone={tone}
      label={label}
      axis={{
        scale: x,
        tickValues: labelledDays(names, Math.floor((right - left) / labelWidth)),
        tickFormat: (day) => shortPointLabel(String(day), 'days'),
      }}
      onPoint={(place) => choose(Math.floor((place - left) / x.step()))}
      chosen={
        index === undefined ? undefined : { place: placeOf(index) + x.bandwidth() / 2, sentence: sentenceOf(index) }
      }
    >
      {days.map(({ day, count }, n) => (
        <Bar
          key={day}
          className={css.bar}
          data-faded={(index !== undefined && index !== n) || undefined}
          x={placeOf(n)}
          y={y(count)}
          width={x.bandwidth()}
          height={bottom - y(count)}
          rx={Math.min(3, x.bandwidth() / 3)}
        />
      ))}
    </PlotArea>
  );
}
