import type { TickRendererProps } from '@visx/axis';
import plot from './plot.module.css';

export function LeftTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dx="-0.25em" dy="0.32em" textAnchor="end">
      {formattedValue}
    </text>
  );
}

/** Half of the width of a long label, in sizes of the text. */
const halfLabel = 2.3;

/** With a `width`, the label does not pass it; `fontSize` is then the size of the text. Both in px. */
export function BottomTick({ formattedValue, x, y, width, fontSize }: TickRendererProps) {
  const isAtEnd = width !== undefined && x + halfLabel * Number(fontSize) > width;
  return (
    <text className={plot.tick} x={isAtEnd ? width : x} y={y} dy="0.5em" textAnchor={isAtEnd ? 'end' : 'middle'}>
      {formattedValue}
    </text>
  );
}

/** The size of the text that the reader has chosen, in px. */
export const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
