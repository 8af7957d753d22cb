const minute = 60_000;
const hour = 60 * minute;

/** After so long without a change another session begins. */
const pause = 12 * hour;
/** With more sessions than this the days are what matters, and time goes on as it does. */
const mostSessions = 6;
/** Parts of the time that all sessions take: what a short one gets at least, and what the time between two gets. */
const leastShare = 0.15;
const betweenShare = 0.05;

type Session = readonly [from: number, to: number];

/**
 * When something changed, as stretches with a little air about them. A correction weeks after an event must not press
 * the event itself into a corner, so long pauses are cut out.
 */
export function sessionsOf(moments: readonly number[]): Session[] {
  const all: [number, number][] = [];
  for (const at of moments) {
    const last = all.at(-1);
    if (last && at - last[1] <= pause) last[1] = at;
    else all.push([at, at]);
  }
  const sessions = all.length > mostSessions ? [[all[0]![0], all.at(-1)![1]] as const] : all;
  return sessions.map(([from, to]) => {
    const air = Math.max((to - from) * 0.03, 5 * minute);
    return [from - air, to + air];
  });
}

/** For a scale: the sessions' beginnings and ends, and how far along from 0 to 1 each of them lies. */
export function axisOf(sessions: readonly Session[]): { times: number[]; places: number[] } {
  const active = sessions.reduce((sum, [from, to]) => sum + to - from, 0);
  const between = sessions.length > 1 ? active * betweenShare : 0;
  const widths = sessions.map(([from, to]) => Math.max(to - from, sessions.length > 1 ? active * leastShare : 0));
  const whole = widths.reduce((sum, width) => sum + width, 0) + between * (sessions.length - 1);
  let place = 0;
  const places = widths.flatMap((width) => {
    const begin = place;
    place += width + between;
    return [begin / whole, (begin + width) / whole];
  });
  return { times: sessions.flat(), places };
}
