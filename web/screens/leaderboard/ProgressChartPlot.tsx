import { AxisBottom, AxisLeft } from '@visx/axis';
import { curveStepAfter } from '@visx/curve';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useState, type PointerEvent } from 'react';
import { formatDateTime, formatNumber, t } from '../../core/i18n.tsx';
import css from './ProgressChart.module.css';
import { strokes } from './progressStrokes.ts';
import plot from '../../ui/plots/plot.module.css';
import { BottomTick, LeftTick, textSize } from '../../ui/plots/ticks.tsx';
import { useChosenPoint } from '../../ui/plots/useChosenPoint.ts';
import { ProgressLegend } from './ProgressChartLegend.tsx';
import { ticksOf, timeLabel } from './ProgressChartTicks.tsx';
import { ProgressTooltip } from './ProgressChartTooltip.tsx';
import { momentsOf, indexOfNearest, scoreAt, spreadLabels, type ProgressLine } from './progressLines.ts';
import { axisOf, sessionsOf } from './progressTimes.ts';

/** From this width in px, names label the ends of their lines. */
const minWideWidth = 600;
const labelGap = 24;
const pageStep = 10;

type ProgressPlotProps = { lines: readonly ProgressLine[]; slots: Readonly<Record<string, number>> };

/** One stepped line per participant. The pointer or the arrow keys choose a moment and show its scores. */
export function ProgressPlot({ lines, slots }: ProgressPlotProps) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  const [marked, setMarked] = useState<string>();
  const moments = momentsOf(lines);
  const sessions = sessionsOf(moments);
  const { times, places: shares } = axisOf(sessions);
  const isWide = width >= minWideWidth;
  const margin = { top: 10, right: isWide ? 214 : 12, bottom: 28, left: 44 };
  const right = Math.max(margin.left + 1, width - margin.right);
  const bottom = Math.max(margin.top + 1, height - margin.bottom);
  const x = scaleTime({ domain: times, range: shares.map((share) => margin.left + share * (right - margin.left)) });
  const top = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ score }) => score)));
  const y = scaleLinear({ domain: [0, top * 1.04], range: [bottom, margin.top], nice: 4 });
  const ends = lines.map(({ score }) => y(score));
  const places = spreadLabels(ends, labelGap, bottom);
  const { index, choose, slider } = useChosenPoint(moments.length, (n) => scoresText(lines, moments[n]!), pageStep);
  const moment = index === undefined ? undefined : moments[index];
  const rem = textSize();

  function choosePoint(pointer: PointerEvent) {
    const place = localPoint(pointer);
    if (place) choose(indexOfNearest(moments, x.invert(Math.min(right, Math.max(margin.left, place.x))).getTime()));
  }
  return (
    <div data-stack="cozy" className={css.chart} data-wide={isWide || undefined}>
      <div
        {...slider}
        className={`${plot.area} ${css.plot}`}
        ref={parentRef}
        aria-label={t('scores.progress.slider')}
        onPointerMove={choosePoint}
        onPointerDown={choosePoint}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <GridRows scale={y} left={margin.left} width={right - margin.left} numTicks={4} className={plot.grid} />
            <AxisLeft
              scale={y}
              left={margin.left}
              numTicks={4}
              hideAxisLine
              hideTicks
              tickFormat={(value) => formatNumber(Number(value))}
              tickComponent={LeftTick}
            />
            <AxisBottom
              scale={x}
              top={bottom}
              tickValues={ticksOf(sessions, x, rem)}
              axisLineClassName={plot.axis}
              hideTicks
              tickFormat={(value) => timeLabel(new Date(Number(value)), sessions)}
              tickComponent={BottomTick}
              tickLabelProps={{ width, fontSize: rem }}
            />
            {sessions.slice(1).map(([from], n) => (
              <rect
                key={from}
                className={css.pause}
                x={x(sessions[n]![1])}
                y={margin.top}
                width={x(from) - x(sessions[n]![1])}
                height={bottom - margin.top}
              />
            ))}
            {moment !== undefined && (
              <line className={css.moment} x1={x(moment)} x2={x(moment)} y1={margin.top} y2={bottom} />
            )}
            {lines.toReversed().map((line) => (
              <Group
                key={line.id}
                className={css.line}
                style={strokes[slots[line.id] ?? 0]}
                data-faded={(marked !== undefined && marked !== line.id) || undefined}
                data-marked={marked === line.id || undefined}
              >
                <LinePath
                  data={[
                    { at: line.points[0]!.at, score: 0 },
                    ...line.points,
                    { at: times.at(-1)!, score: line.score },
                  ]}
                  x={({ at }) => x(at)}
                  y={({ score }) => y(score)}
                  curve={curveStepAfter}
                />
                {isWide && (
                  <path
                    className={css.connector}
                    d={`M${right},${y(line.score)}l6,0L${right + 18},${places[lines.indexOf(line)]!}l6,0`}
                  />
                )}
                {moment === undefined ? (
                  <circle cx={right} cy={y(line.score)} r={3.5} />
                ) : (
                  scoreAt(line, moment) !== undefined && <circle cx={x(moment)} cy={y(scoreAt(line, moment)!)} r={4} />
                )}
              </Group>
            ))}
          </svg>
        )}
        {moment !== undefined && (
          <ProgressTooltip
            lines={lines}
            slots={slots}
            moment={moment}
            left={x(moment)}
            middle={(margin.left + right) / 2}
          />
        )}
      </div>
      <ProgressLegend
        lines={lines}
        slots={slots}
        places={isWide ? places : undefined}
        marked={marked}
        onMark={setMarked}
      />
    </div>
  );
}

function scoresText(lines: readonly ProgressLine[], moment: number): string {
  const scores = lines.flatMap((line) => {
    const score = scoreAt(line, moment);
    return score === undefined ? [] : [{ name: line.name, score }];
  });
  const words = scores
    .toSorted((a, b) => b.score - a.score)
    .map(({ name, score }) => t('scores.progress.value', { name, score }));
  return `${formatDateTime(new Date(moment))}: ${words.join(', ')}`;
}
