import type { Cast } from './cast.ts';
import type { Finding } from './findings.ts';
import { inTurns, type MeasuredRound, type MeasuredServer, type MeasureOptions, median, perSecond } from './measure.ts';
import type { ServerPair } from './measure.ts';
import { type MeasuredScenario, tracksOf } from './scenarios.ts';

/** A database, its servers and its people. */
export interface Place {
  readonly url: string;
  readonly servers: ServerPair;
  readonly cast: Cast;
}

interface Comparison {
  readonly name: string;
  readonly aim?: number | undefined;
  readonly of: MeasuredServer;
  /** The fastest of these counts. */
  readonly to: readonly MeasuredServer[];
}

/**
 * Measures a scenario in requests per second. The first round only warms up V8 and PostgreSQL, and finds the faster baseline.
 * With `tenfold`, also relative to ten times the data.
 */
export async function benchSpeed(
  scenario: MeasuredScenario,
  today: Place,
  tenfold: Place | undefined,
  effort: MeasureOptions,
): Promise<Finding[]> {
  const side = ({ servers, cast }: Place, which: keyof ServerPair): MeasuredServer => ({
    server: servers[which],
    tracks: tracksOf(scenario, which === 'ours' ? 'ours' : 'baseline', cast, effort.connections),
  });
  const byHand = (place: Place) => [side(place, 'pipelined'), side(place, 'pooled')];
  const { name, aim, grown } = scenario;
  const own = side(today, 'ours');
  const comparisons: Comparison[] = scenario.baseline ? [{ name, aim, of: own, to: byHand(today) }] : [];
  if (tenfold && grown) {
    const of = side(tenfold, 'ours');
    comparisons.push({ name: `${name}, ten times the data`, aim: grown.itself, of, to: [own] });
    if (grown.byHand)
      comparisons.push({
        name: `${name}, ten times the data, by hand`,
        aim: grown.byHand,
        of,
        to: byHand(tenfold),
      });
  }
  const all = comparisons.flatMap(({ of, to }) => [of, ...to]);
  const warmUp = await inTurns(all, { ...effort, rounds: 1, seconds: Math.max(0.7, effort.seconds) });
  const speed = (each: MeasuredServer) => perSecond(warmUp.get(each)![0]!);
  const pairs = comparisons.map(({ to, ...rest }) => ({ ...rest, to: to.toSorted((a, b) => speed(b) - speed(a))[0]! }));
  const rounds = await inTurns(
    pairs.flatMap(({ of, to }) => [of, to]),
    effort,
  );
  return pairs.map(({ of, to, ...rest }) => findingOf(rest, rounds.get(of)!, rounds.get(to)!));
}

/** The median of the ratios of each round, because other load on the machine slows down both sides of a round. */
function findingOf(
  { name, aim }: Pick<Comparison, 'name' | 'aim'>,
  ours: readonly MeasuredRound[],
  theirs: readonly MeasuredRound[],
): Finding {
  const value = median(ours.map((round, n) => perSecond(round) / perSecond(theirs[n]!)));
  const [own, by] = [ours, theirs].map((rounds) => whole(median(rounds.map(perSecond))));
  const cpu = [ours, theirs].map((rounds) => whole(median(rounds.map(cost)) * 1e6)).join(' / ');
  const behind = `${own} of ${by} requests a second, CPU ${cpu} µs`;
  return { name, value, better: 'more', ...(aim && { aim }), behind };
}

const cost = ({ cpu, requests }: MeasuredRound) => cpu / requests;

const whole = (value: number) => (Number.isNaN(value) ? '?' : Math.round(value).toLocaleString('en'));
