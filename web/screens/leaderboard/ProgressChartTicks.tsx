import { scaleTime } from '@visx/scale';
import { formatDate, formatTime } from '../../core/i18n.tsx';
import type { sessionsOf } from './progressTimes.ts';

const day = 86_400_000;
const tickGap = 84;

type Sessions = ReturnType<typeof sessionsOf>;

/** Round times, as far as there is room. With several sessions, one tick per session, labelled with its day. */
export function ticksOf(sessions: Sessions, x: (time: number) => number): number[] {
  if (sessions.length > 1)
    return withMinGap(
      sessions.map(([from, to]) => (from + to) / 2),
      x,
    );
  const [from, to] = sessions[0]!;
  const fitting = Math.max(2, Math.floor((x(to) - x(from)) / 120));
  return withMinGap(
    scaleTime({ domain: [from, to] })
      .ticks(fitting)
      .map(Number),
    x,
  );
}

function withMinGap(times: readonly number[], x: (time: number) => number): number[] {
  const kept: number[] = [];
  for (const time of times) if (kept.length === 0 || x(time) - x(kept.at(-1)!) >= tickGap) kept.push(time);
  return kept;
}

export function timeLabel(date: Date, sessions: Sessions): string {
  const [from, to] = sessions[0]!;
  return sessions.length > 1 || to - from > 2 * day ? formatDate(date) : formatTime(date);
}
