import type { Sentence } from '../core/texts/texts.ts';
import { hasControlInLines, lineProblem, mostPoints, onlyProblems } from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

/** Limits of an award: points, characters of its texts, and the number of achievements. */
export const awardLimits = { points: mostPoints, achievement: 60, achievements: 20, note: 500, key: 100 } as const;

/** Suggested achievements; awarders can also type their own. */
export const predefinedAchievements = [
  'First Place',
  'Second Place',
  'Third Place',
  'Best Presenter',
  'Best Innovation',
  'Best Design',
  'Best Technical Implementation',
  'Best Team Player',
  'Most Creative',
  'Audience Choice',
  'Perfect Attendance',
  'Early Bird',
  'Problem Solver',
  'Quick Learner',
  'Outstanding Contribution',
] as const;

export const noParticipant = problem('noParticipant');
export const unknownParticipant = problem('unknownParticipant');
export const invalidScore = problem('scoreInvalid');

export interface AwardFields {
  points: number;
  achievements: readonly string[];
  note: string | null;
  idempotencyKey: string | null;
}

export type AwardProblems = Partial<Record<keyof AwardFields | 'userId', Sentence>>;

/** The typed number; NaN if the text is not a number. */
export const parseScore = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export function validateAward({ points, achievements, note, idempotencyKey }: Partial<AwardFields>): AwardProblems {
  return onlyProblems({
    points: points === undefined ? undefined : scoreProblem(points),
    achievements: achievements && achievementsProblem(achievements),
    note: note ? noteProblem(note) : undefined,
    idempotencyKey:
      idempotencyKey && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)
        ? problem('keyInvalid', { most: awardLimits.key })
        : undefined,
  });
}

function noteProblem(note: string): Sentence | undefined {
  if (hasControlInLines(note)) return problem('noteControl');
  return note.trim().length > awardLimits.note ? problem('noteTooLong', { most: awardLimits.note }) : undefined;
}

/** Like validateAward, and requires a participant. */
export function validateNewAward({ userId, ...award }: Partial<AwardFields> & { userId: string }): AwardProblems {
  return { ...(!userId.trim() && { userId: noParticipant }), ...validateAward(award) };
}

/** The error of a number of points, if any. Valid are 0 to 1,000,000 with at most two decimals. */
export function scoreProblem(points: number): Sentence | undefined {
  if (!Number.isFinite(points) || points < 0) return invalidScore;
  if (points > awardLimits.points) return problem('scoreTooHigh', { most: awardLimits.points });
  return Number(points.toFixed(2)) === points ? undefined : problem('scoreDecimals');
}

/** The error of an achievement's name, if any. */
export function achievementProblem(name: string): Sentence | undefined {
  if (!name.trim()) return problem('achievementUnnamed');
  if (name.trim().length > awardLimits.achievement)
    return problem('achievementTooLong', { most: awardLimits.achievement });
  return lineProblem(name, problem('achievement'));
}

function achievementsProblem(names: readonly string[]): Sentence | undefined {
  if (names.length > awardLimits.achievements)
    return problem('tooManyAchievements', { most: awardLimits.achievements });
  return names.map(achievementProblem).find(Boolean);
}

/** Trims names and removes duplicates regardless of case. Predefined achievements get their own spelling. */
export function cleanAchievements(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const key = name.trim().toLowerCase();
    const known = predefinedAchievements.find((each) => each.toLowerCase() === key);
    if (!found.has(key)) found.set(key, known ?? name.trim());
  }
  return [...found.values()];
}

/** Ranks up to this have a medal, unless more rows than this share the rank. */
export const mostMedals = 3;

/** The position on a board: more points first, then the earlier `reachedAt` (ISO 8601, UTC). */
export interface BoardPosition {
  readonly id: string;
  readonly score: number;
  readonly reachedAt: string;
}

/**
 * Sorts the top rows of a board and adds their ranks, like the server. Equal scores share a rank, and the next rank counts
 * all rows before it (1, 1, 3).
 */
export function inRankOrder<T extends BoardPosition>(all: readonly T[]): (T & { rank: number })[] {
  const sorted = all.toSorted((a, b) => b.score - a.score || compare(a.reachedAt, b.reachedAt) || compare(a.id, b.id));
  let rank = 0;
  return sorted.map((each, index) => {
    if (sorted[index - 1]?.score !== each.score) rank = index + 1;
    return { ...each, rank };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
