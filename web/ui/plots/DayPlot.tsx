import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import plot from './plot.module.css';
import { labelledDays, wholeTicks } from './days.ts';
import { shortPointLabel, pointLabel, type PointKind } from './pointLabels.ts';

/** The count of a day in the viewer's calendar (`2026-11-21`), or up to a moment, depending on `points`. */
export type DayCount = { readonly day: string; readonly count: number };

export type DayChartProps = {
  days: readonly DayCount[];
  points?: PointKind;
  tone: 'blue' | 'green' | 'purple';
  /** The accessible name of the plot. */
  label: string;
  /** A day and its count as one sentence. */
  sentence: (day: string, count: number) => string;
};

const page = 7;
const labelWidth = 72;

/** A bar chart. The pointer or the arrow keys choose a day and show its value. */
export function DayPlot({ days, points = 'days', tone, label, sentence }: DayChartProps) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  const [chosenIndex, setChosenIndex] = useState<number>();
  const last = days.length - 1;
  const ticks = wholeTicks(Math.max(0, ...days.map(({ count }) => count)));
  // a time label below the last bar is wider than a date
  const margin = {
    top: 8,
    right: points === 'times' ? 28 : 18,
    bottom: 26,
    left: 16 + 8 * formatNumber(ticks.at(-1)!).length,
  };
  const bottom = Math.max(margin.top + 1, height - margin.bottom);
  const right = Math.max(margin.left + 1, width - margin.right);
  const names = days.map(({ day }) => day);
  const x = scaleBand({ domain: names, range: [margin.left, right], padding: 0.25 });
  const y = scaleLinear({ domain: [0, ticks.at(-1)!], range: [bottom, margin.top] });
  const index = chosenIndex === undefined ? undefined : Math.min(chosenIndex, last);
  const chosenDay = index === undefined ? undefined : days[index];
  const sentenceOf = (n: number) => sentence(pointLabel(days[n]!.day, points), days[n]!.count);

  function point(pointer: PointerEvent) {
    const place = localPoint(pointer);
    if (place) setChosenIndex(Math.min(last, Math.max(0, Math.floor((place.x - margin.left) / x.step()))));
  }
  function press(key: KeyboardEvent) {
    const now = index ?? last;
    const before = index === undefined ? last : now - 1;
    const next = {
      ArrowLeft: before,
      ArrowDown: before,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: last,
    }[key.key];
    if (key.key === 'Escape' && index !== undefined) setChosenIndex(undefined);
    else if (next === undefined) return;
    else setChosenIndex(Math.min(last, Math.max(0, next)));
    key.preventDefault();
  }

  return (
    <div
      className={`${plot.area} ${css.area}`}
      ref={parentRef}
      data-tone={tone}
      // a slider over the days, so that a screen reader announces each value
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={sentenceOf(index ?? last)}
      onKeyDown={press}
      onBlur={() => setChosenIndex(undefined)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setChosenIndex(undefined)}
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
            tickFormat={(day) => shortPointLabel(day, points)}
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

function LeftTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dx="-0.25em" dy="0.32em" textAnchor="end">
      {formattedValue}
    </text>
  );
}

function BottomTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dy="0.5em" textAnchor="middle">
      {formattedValue}
    </text>
  );
}
