import { AxisBottom, AxisLeft } from '@visx/axis';
import { curveStepAfter } from '@visx/curve';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleLinear, scaleTime } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import type { PointerEvent } from 'react';
import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import { wholeTicks } from './days.ts';
import plot from './plot.module.css';
import { pointKindOf, pointLabel, shortPointLabel } from './pointLabels.ts';
import { lineDomain, withoutSameLabel } from './steps.ts';
import { BottomTick, LeftTick } from './ticks.tsx';
import { useChosenPoint } from './useChosenPoint.ts';

/** How many there are from a moment on. */
export type Step = { readonly at: string; readonly count: number };

type StepPlotProps = {
  steps: readonly Step[];
  /** The height of a dashed line; undefined draws none. */
  limit?: number | undefined;
  tone: 'blue' | 'green' | 'purple';
  /** The accessible name of the plot. */
  label: string;
  /** A moment and its count as one sentence. */
  sentence: (time: string, count: number) => string;
};

const labelWidth = 96;

/** A count over time as a stepped line. The pointer or the arrow keys choose a moment and show its value. */
export function StepPlot({ steps, limit, tone, label, sentence }: StepPlotProps) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  const times = steps.map(({ at }) => Date.parse(at));
  const kind = pointKindOf(steps.map(({ at }) => at));
  const sentenceOf = (n: number) => sentence(pointLabel(steps[n]!.at, kind), steps[n]!.count);
  const { index, choose, slider } = useChosenPoint(steps.length, sentenceOf);
  const ticks = wholeTicks(Math.max(limit ?? 0, ...steps.map(({ count }) => count)));
  const margin = { top: 8, right: 28, bottom: 26, left: 16 + 8 * formatNumber(ticks.at(-1)!).length };
  const bottom = Math.max(margin.top + 1, height - margin.bottom);
  const right = Math.max(margin.left + 1, width - margin.right);
  const domain = lineDomain(times);
  const x = scaleTime({ domain, range: [margin.left, right] });
  const y = scaleLinear({ domain: [0, ticks.at(-1)!], range: [bottom, margin.top] });
  const line = [
    { at: times[0]!, count: 0 },
    ...steps.map(({ count }, n) => ({ at: times[n]!, count })),
    { at: domain[1], count: steps.at(-1)!.count },
  ];
  const shape = {
    data: line,
    x: ({ at }: (typeof line)[number]) => x(at),
    y: ({ count }: (typeof line)[number]) => y(count),
    curve: curveStepAfter,
  };
  // labels have no seconds
  const timeTicks = x
    .ticks(Math.max(2, Math.floor((right - margin.left) / labelWidth)))
    .map(Number)
    .filter((time) => time % 60_000 === 0);
  const timeLabel = (time: number) => shortPointLabel(new Date(time).toISOString(), kind);

  function point(pointer: PointerEvent) {
    const place = localPoint(pointer);
    if (!place) return;
    const time = x.invert(place.x).getTime();
    choose(times.findLastIndex((each) => each <= time));
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
            tickValues={withoutSameLabel(timeTicks, timeLabel)}
            axisLineClassName={plot.axis}
            hideTicks
            tickFormat={(value) => timeLabel(Number(value))}
            tickComponent={BottomTick}
          />
          <AreaClosed {...shape} yScale={y} className={css.below} />
          <LinePath {...shape} className={css.line} />
          {limit !== undefined && (
            <line className={css.limit} x1={margin.left} x2={right} y1={y(limit)} y2={y(limit)} />
          )}
          {index !== undefined && (
            <circle className={css.bar} cx={x(times[index]!)} cy={y(steps[index]!.count)} r={4} />
          )}
        </svg>
      )}
      {index !== undefined && (
        <p
          data-text="small semibold"
          data-floating
          className={css.tooltip}
          style={{ insetInlineStart: `clamp(6.5rem, ${x(times[index]!)}px, 100% - 6.5rem)` }}
          aria-hidden="true"
        >
          {sentenceOf(index)}
        </p>
      )}
    </div>
  );
}
