import { AxisBottom, AxisLeft } from '@visx/axis';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { PointerEvent } from 'react';
import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import plot from './plot.module.css';
import { labelledDays, wholeTicks } from './days.ts';
import { shortPointLabel, pointLabel } from './pointLabels.ts';
import { BottomTick, LeftTick } from './ticks.tsx';
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
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  const sentenceOf = (n: number) => sentence(pointLabel(days[n]!.day, 'days'), days[n]!.count);
  const { index, choose, slider } = useChosenPoint(days.length, sentenceOf);
  const ticks = wholeTicks(Math.max(0, ...days.map(({ count }) => count)));
  const margin = { top: 8, right: 18, bottom: 26, left: 16 + 8 * formatNumber(ticks.at(-1)!).length };
  const bottom = Math.max(margin.top + 1, height - margin.bottom);
  const right = Math.max(margin.left + 1, width - margin.right);
  const names = days.map(({ day }) => day);
  const x = scaleBand({ domain: names, range: [margin.left, right], padding: 0.25 });
  const y = scaleLinear({ domain: [0, ticks.at(-1)!], range: [bottom, margin.top] });
  const chosenDay = index === undefined ? undefined : days[index];

  function point(pointer: PointerEvent) {
    const place = localPoint(pointer);
    if (place) choose(Math.floor((place.x - margin.left) / x.step()));
  }

  return (
    <div
      {...slider}
      className={`${plot.area} ${css.area}`}
      ref={parentRef}
      data-tone={tone}
      aria-label={label}
      onPointerMove={point}
      onPointerDown={point}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <GridRows
            scale={y}
            left={margin.left}
            width={right - margin.left}
            tickValues={[...ticks]}
            className={plot.grid}
          />
          <AxisLeft
            scale={y}
            left={margin.left}
            tickValues={[...ticks]}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatNumber(Number(value))}
            tickComponent={LeftTick}
          />
          <AxisBottom
            scale={x}
            top={bottom}
            tickValues={[...labelledDays(names, Math.floor((right - margin.left) / labelWidth))]}
            axisLineClassName={plot.axis}
            hideTicks
            tickFormat={(day) => shortPointLabel(day, 'days')}
            tickComponent={BottomTick}
          />
          {days.map(({ day, count }, n) => (
            <Bar
              key={day}
              className={css.bar}
              data-faded={(index !== undefined && index !== n) || undefined}
              x={x(day) ?? 0}
              y={y(count)}
              width={x.bandwidth()}
              height={bottom - y(count)}
              rx={Math.min(3, x.bandwidth() / 3)}
            />
          ))}
        </svg>
      )}
      {chosenDay && (
        <p
          data-text="small semibold"
          data-floating
          className={css.tooltip}
          style={{ insetInlineStart: `clamp(6.5rem, ${(x(chosenDay.day) ?? 0) + x.bandwidth() / 2}px, 100% - 6.5rem)` }}
          aria-hidden="true"
        >
          {sentenceOf(index!)}
        </p>
      )}
    </div>
  );
}
