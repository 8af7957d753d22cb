import { graphql, readInlineData } from 'react-relay';
import type { progressLines_progression$key } from '../../__generated__/progressLines_progression.graphql.ts';
import { inRankOrder } from '../../../api/leaderboard/validate.ts';

type Point = { readonly at: number; readonly score: number };

/** Somebody's way to their score, the last step being where they stand. */
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
  // a row that has just left the board leaves a hole
  if (!(row as typeof row | null) || steps.length === 0) return undefined;
  const points = steps.map(({ at, score }) => ({ at: Date.parse(at), score }));
  return { id: row.id, name: row.userName, score: row.score, reachedAt: row.reachedAt, points };
}

/** Every moment at which somebody's score changed. */
export function momentsOf(lines: readonly ProgressLine[]): number[] {
  return [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b);
}

/** What somebody had at a moment; undefined before they had anything. */
export function scoreAt({ points }: ProgressLine, moment: number): number | undefined {
  return points.findLast(({ at }) => at <= moment)?.score;
}

/** What is nearest to a value in an ascending list: its index. */
export function nearest(values: readonly number[], value: number): number {
  const after = values.findIndex((each) => each >= value);
  if (after <= 0) return after === 0 ? 0 : values.length - 1;
  return value - values[after - 1]! < values[after]! - value ? after - 1 : after;
}

/**
 * Places for labels, as near to the wanted ones (ascending) as a gap between them allows, none below `lowest`. Labels that
 * would overlap share the way: together they stand about the middle of what they want.
 */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const groups: { middle: number; size: number }[] = [];
  wanted.forEach((place, n) => {
    let group = { middle: place - n * gap, size: 1 };
    for (let last = groups.at(-1); last && last.middle > group.middle; last = groups.at(-1)) {
      const size = last.size + group.size;
      group = { middle: (last.middle * last.size + group.middle * group.size) / size, size };
      groups.pop();
    }
    groups.push(group);
  });
  const limit = lowest - (wanted.length - 1) * gap;
  return groups
    .flatMap(({ middle, size }) => Array<number>(size).fill(Math.max(0, Math.min(middle, limit))))
    .map((place, n) => place + n * gap);
}

/** Who keeps which colour: whoever stays keeps theirs, and newcomers take the free ones. */
export function keepSlots(before: Readonly<Record<string, number>>, ids: readonly string[]): Record<string, number> {
  const kept = ids.filter((id) => id in before).map((id) => [id, before[id]!] as const);
  const taken = new Set(kept.map(([, slot]) => slot));
  const free = ids.map((_, slot) => slot).filter((slot) => !taken.has(slot));
  const fresh = ids.filter((id) => !(id in before)).map((id, n) => [id, free[n]!] as const);
  return Object.fromEntries([...kept, ...fresh]);
}
