import { scaleTime } from '@visx/scale';
import { formatDate, formatTime } from '../../core/i18n.tsx';
import type { sessionsOf } from './progressTimes.ts';

const day = 86_400_000;
/** Room for a label, and for one with the space around it, in rem. */
const [tickGap, tickRoom] = [5.25, 7.5];

type Sessions = ReturnType<typeof sessionsOf>;

/** Round times, as far as there is room. With several sessions, one tick per session, labelled with its day. */
export function ticksOf(sessions: Sessions, x: (time: number) => number, rem: number): number[] {
  if (sessions.length > 1)
    return withMinGap(
      sessions.map(([from, to]) => (from + to) / 2),
      x,
      rem,
    );
  const [from, to] = sessions[0]!;
  const fitting = Math.max(2, Math.floor((x(to) - x(from)) / (tickRoom * rem)));
  return withMinGap(
    scaleTime({ domain: [from, to] })
      .ticks(fitting)
      .map(Number),
    x,
    rem,
  );
}

function withMinGap(times: readonly number[], x: (time: number) => number, rem: number): number[] {
  const kept: number[] = [];
  for (const time of times) if (kept.length === 0 || x(time) - x(kept.at(-1)!) >= tickGap * rem) kept.push(time);
  return kept;
}

export function timeLabel(date: Date, sessions: Sessions): string {
  const [from, to] = sessions[0]!;
  return sessions.length > 1 || to - from > 2 * day ? formatDate(date) : formatTime(date);
}
