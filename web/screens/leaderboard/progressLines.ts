import { graphql, readInlineData } from 'react-relay';
import type { progressLines_progression$key } from '../../__generated__/progressLines_progression.graphql.ts';
import { inRankOrder } from '../../../api/leaderboard/validate.ts';

type Point = { readonly at: number; readonly score: number };

/** A participant's scores over time; the last point is the current score. */
export type ProgressLine = { id: string; name: string; score: number; rank: number; points: readonly Point[] };

/** The lines in the order of the board. */
export function linesOf(progressions: readonly progressLines_progression$key[]): ProgressLine[] {
  return inRankOrder(progressions.flatMap((each) => lineOf(each) ?? []));
}

function lineOf(progression: progressLines_progression$key) {
  const { row, steps } = readInlineData(
    graphql`
      fragment progressLines_progression on ScoreProgression @inline {
        row {
          id
          userName
          score
          reachedAt
        }
        steps {
          at
          score
        }
      }
    `,
    progression,
  );
  // a row that has just left the board is null
  if (!(row as typeof row | null) || steps.length === 0) return undefined;
  const points = steps.map(({ at, score }) => ({ at: Date.parse(at), score }));
  return { id: row.id, name: row.userName, score: row.score, reachedAt: row.reachedAt, points };
}

/** Every moment of a score change, sorted and unique. */
export function momentsOf(lines: readonly ProgressLine[]): number[] {
  return [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b);
}

/** The score at a moment; undefined before the first one. */
export function scoreAt({ points }: ProgressLine, moment: number): number | undefined {
  return points.findLast(({ at }) => at <= moment)?.score;
}

/** The index of the nearest value in an ascending list. */
export function indexOfNearest(values: readonly number[], value: number): number {
  const after = values.findIndex((each) => each >= value);
  if (after <= 0) return after === 0 ? 0 : values.length - 1;
  return value - values[after - 1]! < values[after]! - value ? after - 1 : after;
}

/**
 * Positions for labels, as near to the desired ones (ascending) as `gap` allows, from 0 to `lowest`. Overlapping labels form
 * a group, centered on the middle of their desired positions.
 */
export function spreadLabels(desired: readonly number[], gap: number, lowest: number): number[] {
  const groups: { middle: number; size: number }[] = [];
  desired.forEach((place, n) => {
    let group = { middle: place - n * gap, size: 1 };
    for (let last = groups.at(-1); last && last.middle > group.middle; last = groups.at(-1)) {
      const size = last.size + group.size;
      group = { middle: (last.middle * last.size + group.middle * group.size) / size, size };
      groups.pop();
    }
    groups.push(group);
  });
  const limit = lowest - (desired.length - 1) * gap;
  return groups
    .flatMap(({ middle, size }) => Array<number>(size).fill(Math.max(0, Math.min(middle, limit))))
    .map((place, n) => place + n * gap);
}

/** Assigns color slots: participants in `previousSlots` keep theirs, new ones get the free slots. */
export function assignSlots(
  previousSlots: Readonly<Record<string, number>>,
  ids: readonly string[],
): Record<string, number> {
  const kept = ids.filter((id) => id in previousSlots).map((id) => [id, previousSlots[id]!] as const);
  const takenSlots = new Set(kept.map(([, slot]) => slot));
  const freeSlots = ids.map((_, slot) => slot).filter((slot) => !takenSlots.has(slot));
  const fresh = ids.filter((id) => !(id in previousSlots)).map((id, n) => [id, freeSlots[n]!] as const);
  return Object.fromEntries([...kept, ...fresh]);
}
