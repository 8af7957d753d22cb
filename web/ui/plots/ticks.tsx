import type { TickRendererProps } from '@visx/axis';
import plot from './plot.module.css';

export function LeftTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dx="-0.25em" dy="0.32em" textAnchor="end">
      {formattedValue}
    </text>
  );
}

export function BottomTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dy="0.5em" textAnchor="middle">
      {formattedValue}
    </text>
  );
}
