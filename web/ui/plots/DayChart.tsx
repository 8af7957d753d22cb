import type { ComponentProps } from 'react';
import { type DayChartProps, DayPlot } from './DayPlot.tsx';
import { pointLabel } from './pointLabels.ts';
import { WithTable } from './WithTable.tsx';

/** One bar for each day, and the same figures as a folded table. The plot library is large: load this component lazily. */
export const DayChart = ({ words, ...dayProps }: DayChartProps & Pick<ComponentProps<typeof WithTable>, 'words'>) => (
  <WithTable rows={dayProps.days.map(({ day, count }) => ({ label: pointLabel(day, 'days'), count }))} words={words}>
    <DayPlot {...dayProps} />
  </WithTable>
);
