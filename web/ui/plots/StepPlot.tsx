import { curveStepAfter } from '@visx/curve';
import { scaleTime } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import css from './DayChart.module.css';
import { PlotArea, usePlotArea } from './PlotArea.tsx';
import { pointKindOf, pointLabel, shortPointLabel } from './pointLabels.ts';
import { lineDomain, withoutSameLabel } from './steps.ts';
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
  const area = usePlotArea([limit ?? 0, ...steps.map(({ count }) => count)], 28);
  const { left, right, y } = area;
  const times = steps.map(({ at }) => Date.parse(at));
  const kind = pointKindOf(steps.map(({ at }) => at));
  const sentenceOf = (n: number) => sentence(pointLabel(steps[n]!.at, kind), steps[n]!.count);
  const { index, choose, slider } = useChosenPoint(steps.length, sentenceOf);
  const domain = lineDomain(times);
  const x = scaleTime({ domain, range: [left, right] });
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
    .ticks(Math.max(2, Math.floor((right - left) / labelWidth)))
    .map(Number)
    .filter((time) => time % 60_000 === 0);
  const timeLabel = (time: number) => shortPointLabel(new Date(time).toISOString(), kind);

  return (
    <PlotArea
      area={area}
      slider={slider}
      tone={tone}
      label={label}
      axis={{
        scale: x,
        tickValues: withoutSameLabel(timeTicks, timeLabel),
        tickFormat: (value) => timeLabel(Number(value)),
      }}
      onPoint={(place) => choose(times.findLastIndex((each) => each <= x.invert(place).getTime()))}
      chosen={index === undefined ? undefined : { place: x(times[index]!), sentence: sentenceOf(index) }}
    >
      <AreaClosed {...shape} yScale={y} className={css.below} />
      <LinePath {...shape} className={css.line} />
      {limit !== undefined && <line className={css.limit} x1={left} x2={right} y1={y(limit)} y2={y(limit)} />}
      {index !== undefined && <circle className={css.bar} cx={x(times[index]!)} cy={y(steps[index]!.count)} r={4} />}
    </PlotArea>
  );
}
