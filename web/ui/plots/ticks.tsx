import type { TickRendererProps } from '@visx/axis';
import plot from './plot.module.css';

export function LeftTick({ formattedValue, x, y }: TickRendererProps) {
  return (
    <text className={plot.tick} x={x} y={y} dx="-0.25em" dy="0.32em" textAnchor="end">
      {formattedValue}
    </text>
  );
}

/** Half of the width of a long label. */
const halfLabel = 2.3;

type BottomTickProps = TickRendererProps & {
  /** The size of the text, in px. */
  rem?: number;
  /** No label passes this place, in px. */
  right?: number;
};

export function BottomTick({ formattedValue, x, y, rem = 16, right = Infinity }: BottomTickProps) {
  const isAtEnd = x + halfLabel * rem > right;
  return (
    <text className={plot.tick} x={isAtEnd ? right : x} y={y} dy="0.5em" textAnchor={isAtEnd ? 'end' : 'middle'}>
      {formattedValue}
    </text>
  );
}

/** The size of the text that the reader has chosen, in px. */
export const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
