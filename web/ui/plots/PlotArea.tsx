import { AxisBottom, AxisLeft, type AxisScale } from '@visx/axis';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import type { PointerEvent, ReactNode } from 'react';
import { formatNumber } from '../../core/i18n.tsx';
import css from './DayChart.module.css';
import { wholeTicks } from './days.ts';
import plot from './plot.module.css';
import { BottomTick, LeftTick } from './ticks.tsx';
import type { useChosenPoint } from './useChosenPoint.ts';

/** The edges of a plot in px, and the scale of its counts. `space` at the right is for half of the last label. */
export function usePlotArea(counts: readonly number[], space: number) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  const ticks = wholeTicks(Math.max(0, ...counts));
  const top = 8;
  const left = 16 + 8 * formatNumber(ticks.at(-1)!).length;
  const right = Math.max(left + 1, width - space);
  const bottom = Math.max(top + 1, height - 26);
  const y = scaleLinear({ domain: [0, ticks.at(-1)!], range: [bottom, top] });
  return { parentRef, width, height, left, right, bottom, ticks, y };
}

type PlotAreaProps = {
  area: ReturnType<typeof usePlotArea>;
  slider: ReturnType<typeof useChosenPoint>['slider'];
  tone: 'blue' | 'green' | 'purple';
  /** The accessible name of the plot. */
  label: string;
  axis: { scale: AxisScale; tickValues: readonly unknown[]; tickFormat: (value: unknown) => string };
  /** Called with the place of the pointer, in px from the left. */
  onPoint: (place: number) => void;
  /** The sentence of the chosen point, and its place in px. */
  chosen: { place: number; sentence: string } | undefined;
  /** Shapes, in SVG. */
  children: ReactNode;
};

/** The frame of a plot of counts over time: its axes, and the sentence of the chosen point. */
export function PlotArea({ area, slider, tone, label, axis, onPoint, chosen, children }: PlotAreaProps) {
  const { parentRef, width, height, left, right, bottom, ticks, y } = area;

  function point(pointer: PointerEvent) {
    const place = localPoint(pointer);
    if (place) onPoint(place.x);
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
          <GridRows scale={y} left={left} width={right - left} tickValues={[...ticks]} className={plot.grid} />
          <AxisLeft
            scale={y}
            left={left}
            tickValues={[...ticks]}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatNumber(Number(value))}
            tickComponent={LeftTick}
          />
          <AxisBottom
            scale={axis.scale}
            top={bottom}
            tickValues={[...axis.tickValues]}
            axisLineClassName={plot.axis}
            hideTicks
            tickFormat={axis.tickFormat}
            tickComponent={BottomTick}
          />
          {children}
        </svg>
      )}
      {chosen && (
        <p
          data-text="small semibold"
          data-floating
          className={css.tooltip}
          style={{ insetInlineStart: `clamp(6.5rem, ${chosen.place}px, 100% - 6.5rem)` }}
          aria-hidden="true"
        >
          {chosen.sentence}
        </p>
      )}
    </div>
  );
}
