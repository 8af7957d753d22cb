const minute = 60_000;
const hour = 60 * minute;

/** A pause of this length starts a new session, in ms. */
const sessionGap = 12 * hour;
/** With more sessions than this, days matter more than hours, so the axis is continuous. */
const maxSessions = 6;
/** Shares of the total time of all sessions: the minimum for a short session, and the gap between two sessions. */
const minShare = 0.15;
const gapShare = 0.05;

type Session = readonly [from: number, to: number];

/**
 * Groups moments into sessions with a small margin. Long pauses are cut out, because a correction weeks later must not
 * squeeze the event itself into a corner.
 */
export function sessionsOf(moments: readonly number[]): Session[] {
  const all: [number, number][] = [];
  for (const at of moments) {
    const last = all.at(-1);
    if (last && at - last[1] <= sessionGap) last[1] = at;
    else all.push([at, at]);
  }
  const sessions = all.length > maxSessions ? [[all[0]![0], all.at(-1)![1]] as const] : all;
  return sessions.map(([from, to]) => {
    const margin = Math.max((to - from) * 0.03, 5 * minute);
    return [from - margin, to + margin];
  });
}

/** The scale of the axis: the start and end of each session, and their positions from 0 to 1. */
export function axisOf(sessions: readonly Session[]): { times: number[]; places: number[] } {
  const active = sessions.reduce((sum, [from, to]) => sum + to - from, 0);
  const gap = sessions.length > 1 ? active * gapShare : 0;
  const widths = sessions.map(([from, to]) => Math.max(to - from, sessions.length > 1 ? active * minShare : 0));
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (sessions.length - 1);
  let place = 0;
  const places = widths.flatMap((width) => {
    const begin = place;
    place += width + gap;
    return [begin / whole, (begin + width) / whole];
  });
  return { times: sessions.flat(), places };
}
